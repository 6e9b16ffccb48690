import { hasUnwanted } from '../../words/props.ts';
import { tables } from '../../words/tables.ts';

/** Whether a family's words hold one that no child is told. */

/** What small children laugh at, and nobody minds. */
const harmless = /\b(?:poo(?:s|ps?|py)?|pee|wee|farts?)\b/gi;

/** Whether a text has words that no story may say. */
export function isUnfit(text: string): boolean {
  return hasUnwanted(text.replace(harmless, ''), tables.unwanted);
}

/** A football match may be an idea, and so may a dragon’s fire; only as things that lie about nobody plays with them. */
export const matchOrFire = /\bmatch(?:es)?\b|\bfire\b/gi;

/** Whether an idea has words that no story may say. */
export function isUnfitIdea(text: string): boolean {
  return isUnfit(text.replaceAll(matchOrFire, ''));
}
