import { hasUnwanted } from '../../../words/props.ts';
import { tables } from '../../../words/tables.ts';
import type { Slots } from '../fill.ts';
import { ideaTitle, isClause } from '../idea.ts';
import { isForeign } from '../phrase.ts';
import type { OwnWords } from '../read.ts';
import { capital, indefinite, one } from '../terms.ts';
import type { Who } from '../who.ts';

/** A family's words as the name of a play, and what can be done and asked of whoever is in them. */

const nameless = 'The Best Play in the World';

/** On a poster. */
const poster = { words: 24, letters: 100 };
/** What is kept of words that are too long for a poster. */
const first = { words: 14, letters: 72 };
/** Fewer words than this say nothing of the idea: *the elevator*. */
const fewest = 3;

/** Where a clause ends or another begins. */
const clauseEnd =
  /[,;.:!?()]\s|\s[–+-]\s|\s(?:and|but|which|who|that|when|where|because|so|if|until|while|und|aber|weil|dass|et|mais|qui|que|y|pero|e|ma|che|en|maar)\s/gi;

const asked = /^(?:(?:tonight|today|now),? )?(?:we|i) (?:want|would like) to (?:play )?(?=\S)/i;
const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

function bare(text: string): string {
  return text.replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, '');
}

function fits(text: string, { words, letters }: typeof poster): boolean {
  return text.length <= letters && text.split(' ').length <= words;
}

/** Words that are too long for a poster, up to the last clause for which there is room. */
function shortened(name: string): string {
  const cuts = [...name.matchAll(clauseEnd)]
    .map(({ index }) => bare(name.slice(0, index)))
    .filter((text) => text.split(' ').length >= fewest && fits(text, first));
  return cuts.at(-1) ?? `${bare(name.split(' ').slice(0, first.words).join(' ').slice(0, first.letters))} …`;
}

/** Words that can be written as an English title is. */
function isPlain(text: string): boolean {
  return /^[a-z0-9’ -]+$/i.test(text) && text.split(' ').every((word) => !isForeign(word.toLowerCase()));
}

/** An English title as it is printed. */
function printed(title: string, typed: string): string {
  return title
    .replace(/\b(Mrs?|Ms|Dr), (?=\p{Lu})/gu, '$1 ')
    .replace(/^The /, /^an? /i.test(typed) ? `${capital(typed.split(' ')[0] ?? '')} ` : 'The ')
    .replace(/\b(but|and|because) its(?= (?:fun|a|not|so|my|our)\b)/gi, '$1 It’s')
    .replace(/^\d+(?= \p{L}+s\b)/u, (digits) => numbers[Number(digits)] || digits);
}

/** The words as they stand on a poster. */
function posterOf({ clean, idea }: OwnWords): string {
  const plain = bare(clean).replace(asked, '');
  const isUnfit = idea === null && hasUnwanted(plain.replace(/\bmatch(?:es)?\b|\bfire\b/gi, ''), tables.unwanted);
  if (plain === '' || isUnfit) return nameless;
  if (idea !== null) return printed(ideaTitle(idea), idea);
  if (!fits(plain, poster)) return capital(shortened(plain));
  // Words in other languages stay as they were typed.
  return isPlain(plain) ? printed(ideaTitle(capital(plain)), plain) : capital(plain);
}

/** Who is in the words for certain: as they were typed, or as a picture sign. What is read out of other languages may be somebody else. */
function namedIn({ who, clean }: OwnWords): Who | null {
  if (who === null) return null;
  const typed = clean.toLowerCase();
  const isTyped = [who.one, who.many].some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(typed));
  return isTyped || who.creature.signs.some((sign) => clean.includes(sign)) ? who : null;
}

const oneThing = /^(?:(?<ours>my|our)|the|\p{Lu}\p{Ll}+’s) (?<name>[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;

/** A thing that is all of the words: *my stick*, *the very last apple*. */
function thingIn({ idea }: OwnWords): string {
  const { ours, name } = oneThing.exec(idea ?? '')?.groups ?? {};
  if (idea === null || name === undefined || isClause(idea)) return '';
  return `${ours === undefined ? capital(idea) : `Your ${name}`}? `;
}

/** The name of one of the family's own: *our cat Mrs Pickle*, *Bruno (our dog, old, brown)*. */
function ownName({ one: single }: Who, clean: string): string | undefined {
  const name = String.raw`((?:Mrs?\.? )?\p{Lu}\p{Ll}+)`;
  const found = new RegExp(`\\b${single} ${name}|^${name} \\((?:our|my) ${single}\\b`, 'u').exec(clean);
  return (found?.[1] ?? found?.[2])?.replace('.', '');
}

/** Mrs Boom's guess who the play is about. */
function guessed(words: OwnWords): string {
  const who = namedIn(words);
  const { person } = words;
  if (person !== null && (who === null || person.along)) return `${person.name}? `;
  if (who === null) return thingIn(words);
  if (who.called !== null) return `${who.called}? `;
  if (who.several) return `${capital(who.many)}? `;
  return `${capital(who.ours ? (ownName(who, words.clean) ?? `your ${who.one}`) : indefinite(one(who.one)))}? `;
}

/** A first move for those who are too small to find one. */
function tried(words: OwnWords): string {
  const who = namedIn(words);
  if (who !== null) {
    const { move, noise } = who.creature;
    return `${capital(move)}, ${move}, and call *${noise}!*`;
  }
  const { kind, person } = words;
  const [does, then] = kind?.hands ?? [];
  return kind?.tale === 'shop' && person === null && does !== undefined && then !== undefined
    ? `${capital(does)}, and ${then}!`
    : 'Show me! Is it big, or small? Is it loud, or soft? Yes, like that!';
}

export function stageSlots(words: OwnWords): Slots {
  return { poster: posterOf(words), known: guessed(words), tryIt: tried(words) };
}
