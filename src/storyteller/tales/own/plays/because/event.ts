import type { OwnWords } from '../../read/own-words.ts';
import { saidToThem } from '../../words/idea.ts';
import type { Term } from '../../words/terms.ts';
import { mended } from '../frames/headline.ts';
import { type EventId, eventSaid, eventWhole, isDoing } from './patterns.ts';
import { namesSomething, numberBy, pointedAt, termFrom } from './subject.ts';

/** What has happened in a family's words, and to whom: *the snowman came inside*. */

export type Event = {
  id: EventId;
  /** Whom it is about, with an article: *the snowman*. */
  who: Term;
  /** What else it is about: *a frog* of *Dad turned into a frog*; '' where nothing else is. */
  what: string;
  /** The clause that says it, as it stands in a sentence: *the snowman came inside*. */
  clause: string;
};

/** What begins a clause and is no part of it. */
const before =
  /^(?:(?:and|but|so|then|now|today|tonight|yesterday|suddenly|one day|one night|last night|this morning|oh no|help|because|where|that|what happens when|the day|the night|now that|when) )+/iu;
/** What stands behind a clause and belongs to the next. */
const trailing = / (?:because|and|but|so|when|while|until|that|who)$/iu;
/** Between two clauses, also where nothing joins them: *she does not want to be a princess she wants to fix tractors*. */
const between =
  /\s*[,.;:!?]+\s*(?:(?:and|but|so|because|where|when) )?|\s+(?:and|but|so|because|while|until|when|now that) |(?<=\p{L}{4}) (?=(?:he|she|they) (?:wants?|is|are|has|have|can)\b)/iu;
const pronoun = /^(?:he|she|it|they)$/iu;
const mostInName = 6;

const hasVerb = (text: string) => text.split(' ').some((word, at, all) => at > 0 && isDoing(word, all[at + 1]));

/** The clauses of a text. Two of whom one clause is stay together: *salt and pepper aren’t talking*. */
function clausesOf(text: string): readonly string[] {
  const joined = text.replace(/^(\p{L}+(?: \p{L}+){0,3}?) and (?=\p{L}+)/iu, (pair, first: string) =>
    hasVerb(first) ? pair : `${first} & `,
  );
  return joined
    .split(between)
    .map((clause) => clause.replaceAll(' & ', ' and ').replace(before, '').trim())
    .filter((clause) => clause !== '');
}

/** What a clause says: what has happened, and whom it begins with; null for what is not certain. */
export type Read = { event: Event | null; who: Term | null };

/** What one clause says, where `known` is whoever was named before. */
function readClause(clause: string, known: Term | null): Read {
  const whole = eventWhole(clause);
  if (whole !== null) {
    const who = termFrom(whole.who.split(' '));
    return { event: who === null ? null : { id: whole.id, who, what: '', clause }, who };
  }
  const words = clause
    .replace(/^(he|she)s(?= )/iu, '$1 is')
    .replace(/^(he|she|it)’s /iu, '$1 is ')
    .split(' ');
  for (let at = 1; at <= Math.min(mostInName, words.length - 1); at += 1) {
    const named = words.slice(0, at);
    const isPronoun = at === 1 && pronoun.test(named[0] ?? '');
    if (!isPronoun && !namesSomething(named)) continue;
    const rest = words.slice(at).join(' ');
    const said = eventSaid(rest);
    // Somebody who does something else may be whom the next clause points at.
    if (said === null && (isPronoun || !isDoing(words[at] ?? '', words[at + 1]))) continue;
    const who = isPronoun ? pointedAt(named[0] ?? '', known) : termFrom(named);
    if (who === null || said === null) return { event: null, who };
    const what = said.what.replace(trailing, '');
    return {
      event: { id: said.id, what, who: { ...who, number: numberBy(who, rest) }, clause: `${who.text} ${rest.replace(trailing, '')}` },
      who,
    };
  }
  return { event: null, who: namesSomething(words) && words.length <= mostInName ? termFrom(words) : null };
}

/** What each clause of the words says, in their order. */
export function clausesIn({ idea }: OwnWords): readonly Read[] {
  let known: Term | null = null;
  const reads: Read[] = [];
  for (const clause of idea === null ? [] : clausesOf(saidToThem(mended(idea)))) {
    const read = readClause(clause, known);
    reads.push(read);
    known = read.who ?? known;
  }
  return reads;
}

/** All that the words say has happened, in their order. */
export function eventsIn(words: OwnWords): readonly Event[] {
  return clausesIn(words).flatMap(({ event }) => event ?? []);
}
