import { careWords } from '../../../messages/play/care.ts';
import type { TroubleKind } from '../../../storyteller/safety/trouble.ts';

/** What the adult needs help with; `unknown` if all they said is that somebody is hurt or upset. */
export type CareKind = TroubleKind | 'unknown';

/** The advice for the adult, line by line. */
export function careLines(kind: CareKind): readonly string[] {
  return careWords.get().lines[kind].split('\n');
}
