import { careWords } from '../../messages/care.ts';
import type { TroubleKind } from '../../storyteller/safety/trouble.ts';

/** What the adult needs help with; `unknown`: they have said that somebody is hurt or upset, and no more. */
export type CareKind = TroubleKind | 'unknown';

/** What the adult reads then, line by line. */
export function careLines(kind: CareKind): readonly string[] {
  return careWords.get().lines[kind].split('\n');
}
