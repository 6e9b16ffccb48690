import { hasUnwanted } from '../../../words/props.ts';
import { tables } from '../../../words/tables.ts';

/** Whether a family's words hold one that no child is told. */

/**
 * What small children laugh at, and nobody minds; and what belongs to ideas (*the glass slipper*, *the ugly duckling*, *our dog hurt his paw*), though no
 * such thing is played with.
 */
const harmless = /\b(?:poo(?:s|ps?|py)?|pee|wee|farts?|glass|needles?|ugly|fat|strangers?|hurts?|hang(?=[ -]))\b/gi;

/** Where German or Dutch is spoken *die* is an article, and so it is where it begins or a noun with a capital follows. */
const german = /\b(?:und|der|das|den|dem|ich|wir|mein\w*|ein\w*|ist|nicht|auf|zu[rm]?|kommt|wenn|van|het|een|en|de|niet|mijn)\b|[äöüß]/i;
const article = /^[Dd]ie(?= \p{L})|\b[Dd]ie(?= \p{Lu})/gu;

/** Whether a text has words that no story may say. */
export function isUnfit(text: string): boolean {
  return hasUnwanted(text.replaceAll(german.test(text) ? /\bdie\b/gi : article, '').replaceAll(harmless, ''), tables.unwanted);
}

/** A football match may be an idea, and so may a dragon’s fire; only as things that lie about nobody plays with them. */
export const matchOrFire = /\bmatch(?:es)?\b|\bfire\b/gi;

/** Whether an idea has words that no story may say. */
export function isUnfitIdea(text: string): boolean {
  return isUnfit(text.replaceAll(matchOrFire, ''));
}
