import { readTrouble, type TroubleKind } from './trouble.ts';

/** Trouble in the words of a family's own idea for an adventure: who types *my daddy hits me* needs help, and no story. */

/** A hospital, a lost dog or a fire may be what is played; this is not, whatever the adult says. */
const neverPlayed: ReadonlySet<TroubleKind | 'unknown'> = new Set(['violence', 'self-harm', 'breathing']);

export type IdeaTrouble = {
  kind: TroubleKind | 'unknown';
  /** The adult may say that it is only what they want to play. */
  playable: boolean;
};

/** What an idea says of real trouble; null for none. `names`: of everybody in the family. An idea that only might be meant for real is one to be played. */
export function troubleInIdea(words: string, names: readonly string[]): IdeaTrouble | null {
  const found = readTrouble(words, names);
  return found.tier === 'stop' ? { kind: found.kind, playable: !neverPlayed.has(found.kind) } : null;
}
