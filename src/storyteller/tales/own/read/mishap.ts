import rows from '../plays/en/mishaps.json' with { type: 'json' };
import { overcome, resolutionOf } from '../plays/ends.ts';
import { plotFor } from '../plays/plots.ts';
import { antecedentOf, clear, isSaid, toldToThem } from '../words/clauses.ts';
import { possessive } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { kinName } from './kin.ts';
import type { OwnWords } from './own-words.ts';

/** What goes wrong in a family's own words, *Leo's birthday but the cake fell on the floor*: it is the story's trouble, and it is mended in the end. */

export type Mishap = {
  /** What it is about, where the story must not contradict it: `cake`. */
  id: string;
  /** The words before it. */
  head: string;
  /** *The cake fell on the floor*, as a clause. */
  said: string;
  /** Who is not well or would rather not come, where that is one and it can be said; '' for anything else. */
  who: string;
  /** How it is mended, as a clause. */
  end: string;
  /** What is done about it, where that is known: at once, on the way, and once it is mended. */
  play: { first: string; next: string; do: string; last: string } | null;
};

/** The stories in which what goes wrong is told from the beginning; the others have nothing but a trouble of their own. */
export function opensWithMishap(archetype: string): boolean {
  return /^(?:birthday|feast|building|journey|shop|match)$/.test(archetype);
}

type Row = { id?: string; in?: string; of: string; first: string; next: string; do: string; end: string; last: string };
const mishaps = (rows as readonly Row[]).map((row) => ({ ...row, of: new RegExp(row.of, 'iu') }));

const joined =
  /^(?<head>.+?),? (?<by>but|because|until|and then|and suddenly|and now|and|when) (?:then |suddenly |now |all of a sudden )?(?<tail>.+)$/i;
const sure = /^(?:but|because|until|and then|and suddenly|and now)$/i;
const longest = 11;
const weather = /^(?:it|it’s|its) (?:is )?(?:rain|pour|storm)/i;

/** The first clause behind the idea, with whom it is about by name. */
function clauseIn(tail: string, words: OwnWords): string | null {
  const [first = ''] = tail.split(/,| (?:and|but|so|because|then) /);
  const [word = ''] = first.split(' ');
  const name = /^(?:the|an?|my|our|all|it|it’s|its|there’s|nobody|no|we|i|everybody|everyone|they|he|she)$/i.test(word)
    ? null
    : kinName({ name: word }, words.person);
  return name === null ? first : `${name}${first.slice(word.length)}`;
}

/** Whoever would come last of all: *the clown is sad*, *Santa won’t come out*. */
const unwell =
  /^((?:the |your )?\p{L}+(?: \p{L}+)?) (?:(?:is|feels) (?:so |very |too )?(?:sad|shy|scared|afraid|frightened|nervous|cross|grumpy|ill|sick|poorly|upset|tired|crying|hiding)|cries|hides|won’t come|doesn’t want to come)\b/u;

/** What goes wrong; null where the words tell of nothing. `archetype`: the story that it is told in. */
export function mishapIn(words: OwnWords, archetype: string): Mishap | null {
  const { head = '', by = '', tail = '' } = joined.exec(words.idea ?? '')?.groups ?? {};
  const clause = tail === '' ? null : clauseIn(tail, words);
  if (clause === null || clause.split(' ').length > longest || isUnfit(clause)) return null;
  const subject = antecedentOf(words);
  const isWeather = weather.test(clause);
  const owned = subject === null ? clause : clause.replace(/^(?:his|her|its|their) (?=\p{L})/iu, `${possessive(subject)} `);
  // *The dog ate his lunch*: nobody knows whose.
  const plain = isWeather
    ? clause.replace(/^its /i, 'it’s ')
    : clear(owned.replaceAll(/(?<=\p{L} )(?:his|her|its|their) /giu, 'the '), subject, true);
  if (plain === null) return null;
  const said = toldToThem(plain.replace(/^an? /i, 'the '));
  const row = mishaps.find(
    ({ id, in: only, of }) =>
      (only === undefined || only.split(' ').includes(archetype)) &&
      of.test(said) &&
      (id !== 'broken' || plotFor({ ...words, clean: said }) === null),
  );
  const named = row?.of.exec(said)?.groups;
  const isMishap = row !== undefined || isSaid(plain) || sure.test(by);
  const end =
    row !== undefined && (row.end !== '' || row.next === '')
      ? row.end.replace(/\{(who|state)\}/g, (_, slot: string) => named?.[slot] ?? '')
      : isMishap
        ? (overcome(said) ?? resolutionOf(said))
        : null;
  const who = unwell.exec(said)?.[1] ?? '';
  return end === null ? null : { id: row?.id ?? '', head, said, who, end, play: row ?? null };
}
