import type { BindKind } from '../tales/schema.ts';
import { type Entry, nameEntry } from '../words/lexicon.ts';
import { eventKey, type NoteEvent } from './events.ts';
import { isPlural, kindOfNoun } from './nouns.ts';

/** What the family made, named or brought in, as a story can take it up. */

export type OwnThing = { key: string; entry: Entry; kind: BindKind };

/** What a thing can be in a scene: by its noun; what no table knows is a thing. */
export function bindKindOf(words: string): BindKind {
  return kindOfNoun(words) ?? 'thing';
}

/** The thing that an event brings in; null where it brings none. Whoever plays anyway is none. */
export function ownThingOf(event: NoteEvent, players: readonly string[]): OwnThing | null {
  const { kind, who, what, called, toBe } = event;
  const key = eventKey(event);
  const plays = (name: string): boolean => players.some((player) => player.toLowerCase() === name.toLowerCase());
  switch (kind) {
    case 'built':
    case 'named':
    case 'found': {
      if (called !== undefined) {
        const entry = what === undefined || plays(called) ? nameEntry(called) : introduced(called, what);
        return { key, entry, kind: what === undefined ? 'creature' : bindKindOf(what) };
      }
      if (what === undefined) return null;
      return { key, entry: thing(what), kind: bindKindOf(what) };
    }
    case 'joined':
      if (who === undefined || plays(who)) return null;
      return { key, entry: called === undefined ? somebody(who) : introduced(called, who), kind: 'somebody' };
    case 'wants':
      return toBe === true ? null : wished(what, key);
    case 'became':
    case 'feels':
    case 'lost':
    case 'left':
    case 'moved-place':
    case 'weather':
    case 'too-hard':
    case 'too-easy':
    case 'quarrel':
    case 'loved':
    case 'tired':
    case 'stands-back':
    case 'did':
      return null;
  }
}

/** What is gone, as it is spoken of: *the bridge*, *Mia’s sock*; null where the note does not say. */
export function goneThing({ who, what }: NoteEvent): Entry | null {
  if (what === undefined) return null;
  const entry = somebody(what);
  return who === undefined ? entry : { ...nameEntry(`${who}’s ${entry.text}`), number: entry.number };
}

/**
 * A wish for somebody, or something to ride in, comes true, as a child expects of a story. Not one for things: a snack and a rest are asked of the
 * adult.
 */
function wished(what: string | undefined, key: string): OwnThing | null {
  const wish = what?.replace(/^(?:a|an|the|some|more|another|real|big|little) /i, '');
  if (wish === undefined) return null;
  const kind = kindOfNoun(wish);
  return kind === 'creature' || kind === 'vehicle' ? { key, entry: thing(wish), kind } : null;
}

/** `Flitzi the cat`. */
function introduced(called: string, what: string): Entry {
  return nameEntry(holds(called, what) ? called : `${called} the ${lowered(what)}`);
}

/** `Fort Biscuit` says itself that it is a fort. */
function holds(called: string, what: string): boolean {
  const head = lowered(what).split(' ').at(-1) ?? '';
  return called.toLowerCase().split(' ').includes(head);
}

/** A noun in the middle of a sentence; what has a capital within (T-Rex) keeps it. */
function lowered(what: string): string {
  return /^\p{Lu}\p{Ll}*(?: \p{L}+)*$/u.test(what) ? what.toLowerCase() : what;
}

function thing(what: string): Entry {
  return { text: lowered(what), number: isPlural(what) ? 'many' : 'one', easy: true };
}

const kin =
  /^(?:grandma|grandpa|granny|grandad|granddad|gran|nan|nana|mum|mummy|mam|dad|daddy|mom|mommy|mama|papa|oma|opa|nonna|nonno|abuela|abuelo|auntie|aunty|aunt|uncle|cousin|mamie|papi|babcia|dziadek|babaanne|anneanne|dede)(?![\p{L}])/iu;

/** Somebody by name, or by what the family calls them; an animal or a toy without a name is one of its kind. */
function somebody(who: string): Entry {
  if (kin.test(who)) return nameEntry(who.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()));
  return /^\p{Lu}/u.test(who) && kindOfNoun(who) === null
    ? nameEntry(who)
    : { text: lowered(who), number: isPlural(who) ? 'many' : 'one', easy: true };
}
