import type { OwnWords } from '../../read/own-words.ts';
import { names } from '../../words/idea.ts';
import { keyOf, meaningsOf } from '../../words/lexicon.ts';
import { isComplaint } from '../../words/matters.ts';
import { isUnfitIdea } from '../../words/unfit.ts';
import rows from '../en/events.json' with { type: 'json' };
import { clausesIn, type Event, eventsIn } from './event.ts';
import type { EventId } from './patterns.ts';
import { creatureOf, titles } from './subject.ts';

/** Which event of a family's words can be told, and what is known of such events. */

type Reason = {
  readonly because: string;
  /** The same in few words, where it is long. */
  readonly offer?: string;
  readonly do: string;
};
/** What is known of an event: what one sees first, how it is tried out, what Mr Because says and does about it, why it may be, and the end. */
export type Row = {
  readonly seen: string;
  readonly tasks: readonly { readonly do: string; readonly how: string }[];
  readonly wrong: readonly string[];
  readonly cure: string;
  readonly cureDo: string;
  readonly company: Reason;
  readonly look: Reason;
  readonly brave: Reason;
  readonly last: string;
  readonly lastDoing: string;
};

const table: Readonly<Record<string, Row>> = rows;

/** What is known of the event; undefined where nothing is. */
export function eventRow({ id }: Event): Row | undefined {
  return table[id];
}

const isOfWhat = (row: Row) => JSON.stringify(row).includes('<<what');
const mostInWhat = 6;
const mostInClause = 16;
/** Illness and pain are no riddle. */
const hurts = /\b(?:flu|fever|ill|sick|poorly|hurts?|ache|aches|toothache|plaster|broke (?:his|her|its|their|my|your))\b/iu;

/** A child of the family's may be playing, and nobody is asked what they did. */
const child = /^your (?:\p{L}+ )?(?:brother|sister|son|daughter|cousin|friend|baby|twins?|boy|girl)\b/iu;
/** Events of whoever can go by themselves. */
const ofBeings: readonly EventId[] = ['escaped', 'ran-off-to', 'gone', 'moved-in', 'lost-way'];
/** Toys and people are beings, too. */
const being = /(?:m[ae]n|bears?|dolls?|toys?|people|parents?|ups?|teddy|shadows?|animals?)$/iu;

function isFit(event: Event, words: OwnWords): boolean {
  const { id, who, what, clause } = event;
  const row = eventRow(event);
  if (
    row === undefined ||
    /\b(?:it|them|this|that)$/iu.test(clause) ||
    clause.split(' ').length > mostInClause ||
    isUnfitIdea(clause) ||
    hurts.test(clause)
  )
    return false;
  const creature = creatureOf(who.text, words.idea);
  if (child.test(who.text) || (who.number === 'name' && (creature === null || creature.id === 'baby') && !isKnown(who.text))) return false;
  if (ofBeings.includes(id) && who.number !== 'name' && (creature === null || creature.is === 'vehicle') && !being.test(who.text))
    return false;
  // Several have no one secret, and what is known to all is none.
  if (id === 'is-really' && (who.number === 'many' || !/^an? /iu.test(what))) return false;
  const most = id === 'cant-stop' ? 1 : mostInWhat;
  return !isOfWhat(row) || (what !== '' && what.split(' ').length <= most);
}

const known = new RegExp(`^(?:everything|something|somebody|Santa|Teddy|Dolly|(?:${titles})(?= |$))`, 'u');

/** Whether a name is of somebody who is no child of the family's: *Grandma*, *Mr Okafor*, *everything*. */
function isKnown(name: string): boolean {
  const [first = ''] = name.split(' ');
  return (
    name.toLowerCase().replace(names, '') === '' || known.test(name) || meaningsOf(keyOf(first)).some(({ table: of }) => of === 'person')
  );
}

/** Events that are about a thing, and not about something that is done. */
const ofThings: readonly EventId[] = ['turned', 'is-really', 'wants-thing', 'scared', 'took'];

/** What else it is about, in few words: *a frog* of *a frog in the middle of maths*. */
function short(event: Event): Event {
  const cut = ofThings.includes(event.id)
    ? event.what.replace(
        / (?:in|at|on|with|from|because|for|who|that|which|now|again|instead|until|by)(?: .*)?$| (?:now|again|instead|too)$/iu,
        '',
      )
    : event.what;
  const who = { ...event.who, text: event.who.text.replace(/ (?:of|in|on|under|from|at|behind|with|inside|next) .*$/u, '') };
  // Whoever is on strike won’t work.
  const what = cut
    .replace(/^(?:learn|start|try|be able) (?:how )?to /iu, '')
    .replace(/ (?:any ?more|again|now|too|please|today|tonight)$/iu, '')
    .replace(/^strike$/iu, 'work');
  return { ...event, who, what };
}

/**
 * The event that is told: the last of them, for there the twist is. Null where none can be told; where the twist comes after a *but* and is another; and where
 * somebody else has done something before that is not known, *Wren has sold her shadow, and the buyer wants a refund*.
 */
export function eventIn(words: OwnWords): Event | null {
  const reads = clausesIn(words).map(({ event, who }) => ({ who, event: event === null ? null : short(event) }));
  const at = reads.findLastIndex(({ event }) => event !== null && isFit(event, words));
  const event = reads[at]?.event ?? null;
  if (event === null) return null;
  const [head = '', twist] = (words.idea ?? '').split(/,? but /iu);
  const isBeforeTwist = twist !== undefined && eventsIn({ ...words, idea: head }).some(({ clause }) => clause === event.clause);
  const isOfAnother = reads
    .slice(0, at)
    .some((before) => before.event === null && before.who !== null && before.who.text !== reads[at]?.who?.text);
  return isBeforeTwist || (isOfAnother && twist === undefined) ? null : event;
}

/** Whether the words tell of something that has happened to somebody. */
export function isBecause(words: OwnWords): boolean {
  const event = eventIn(words);
  // A match is played, whoever is in goal.
  if (event === null || words.kind?.tale === 'match') return false;
  // Of a real person nobody asks what makes them so hard to live with.
  const isTheirs = event.id !== 'cross' || event.who.number === 'name' || event.who.text.startsWith('your ');
  return !(isComplaint(words.clean) && isTheirs);
}
