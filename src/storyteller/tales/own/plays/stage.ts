import { hasUnwanted } from '../../../words/props.ts';
import { tables } from '../../../words/tables.ts';
import type { Slots } from '../fill.ts';
import { ideaTitle } from '../idea.ts';
import { isForeign } from '../phrase.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';

/** A family's words as the name of a play: whole on the poster, and short where they are said again. Nothing is read out of them. */

const nameless = 'The Best Play in the World';

/** On a poster. */
const poster = { words: 24, letters: 100 };
/** What is kept of words that are too long for a poster. */
const first = { words: 14, letters: 72 };
/** In texts that say the name again and again. */
const often = { words: 7, letters: 40 };
/** Where there is nowhere to cut, the whole name is said again, if it is no longer than this. */
const atMost = { words: 10, letters: 56 };
/** Fewer words than this say nothing of the idea: *the elevator*. */
const fewest = 3;

/** Where a clause ends or another begins. */
const clauseEnd =
  /[,;.:!?()]\s|\s[–+-]\s|\s(?:and|but|which|who|that|when|where|because|so|if|until|while|und|aber|weil|dass|et|mais|qui|que|y|pero|e|ma|che|en|maar)\s/gi;
/** Where more is told of a place, a time or a thing. */
const phraseEnd = /\s(?:at|on|in|to|for|from|with|by|into|through|mit|im|am|avec|dans|con)\s/gi;

const asked = /^(?:(?:tonight|today|now),? )?(?:we|i) (?:want|would like) to (?:play )?(?=\S)/i;

function bare(text: string): string {
  return text.replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, '');
}

function fits(text: string, { words, letters }: typeof often): boolean {
  return text.length <= letters && text.split(' ').length <= words;
}

/** What is left of a name where it is cut before these words, shortest first. */
function cutsOf(name: string, end: RegExp, size: typeof often): string[] {
  return [...name.matchAll(end)]
    .map(({ index }) => bare(name.slice(0, index)))
    .filter((text) => text.split(' ').length >= fewest && fits(text, size));
}

/** The name as it is said again and again. */
function shortened(name: string): string {
  const words = name.split(' ');
  // *Soup soup soup soup soup soup*
  if (words.length > fewest && new Set(words.map((word) => word.toLowerCase())).size === 1) return words.slice(0, fewest).join(' ');
  if (fits(name, often)) return name;
  const cut = cutsOf(name, clauseEnd, often)[0] ?? cutsOf(name, phraseEnd, often).at(-1);
  return cut ?? (fits(name, atMost) ? name : `${bare(words.slice(0, often.words).join(' ')).slice(0, atMost.letters)} …`);
}

/** Words that can be written as an English title is. */
function isPlain(text: string): boolean {
  return /^[a-z0-9’ -]+$/i.test(text) && text.split(' ').every((word) => !isForeign(word.toLowerCase()));
}

/** The words as they stand on a poster. */
function posterOf({ clean, idea }: OwnWords): string {
  const plain = bare(clean).replace(asked, '');
  const isUnfit = idea === null && hasUnwanted(plain.replace(/\bmatch(?:es)?\b|\bfire\b/gi, ''), tables.unwanted);
  if (plain === '' || isUnfit) return nameless;
  if (idea !== null) return ideaTitle(idea).replace(/\b(Mrs?|Ms|Dr), (?=\p{Lu})/gu, '$1 ');
  if (!fits(plain, poster)) return capital(cutsOf(plain, clauseEnd, first).at(-1) ?? shortened(plain));
  // Words in other languages stay as they were typed.
  return isPlain(plain) ? ideaTitle(capital(plain)) : capital(plain);
}

export function stageSlots(words: OwnWords): Slots {
  const name = posterOf(words);
  return { poster: name, play: shortened(name) };
}
