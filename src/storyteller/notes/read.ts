import type { NoteReading } from './events.ts';

/** Reading an adult's note. */

export type NoteContext = {
  /** The names of the children who play. */
  children: readonly string[];
  /** The labels that were offered on the step. */
  offers: readonly string[];
  /** Keys of events that the parent dropped. */
  dropped: readonly string[];
};

const endWords =
  /\b(stop here|let'?s stop|want(?:s|ed)? to stop|end (?:it|the story)|finish (?:it|now|the story)|time for (?:bed|dinner|tea|lunch))\b/i;

export function readNote(note: string, { offers }: NoteContext): NoteReading {
  const chosen =
    offers.find((offer) => note.includes(`They chose: ${offer.replace(/[.!?]+$/, '')}.`)) ??
    offers.find((offer) => note.trim() === offer) ??
    null;
  const rest = offers.reduce((text, offer) => text.replace(`They chose: ${offer.replace(/[.!?]+$/, '')}.`, ''), note).trim();
  return { chosen, events: [], end: endWords.test(rest), unheard: rest !== '' && rest !== chosen };
}
