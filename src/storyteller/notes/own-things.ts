import type { BindKind } from '../tales/schema.ts';
import { type Entry, nameEntry } from '../words/lexicon.ts';
import { inEnglish } from './abroad/nouns.ts';
import { eventKey, type NoteEvent, type NoteLanguage } from './events.ts';
import { isPlural, kindInEnglish } from './nouns.ts';
import { isRole } from './roles.ts';

/** What the family made, named or brought in, as a story can take it up. */

/** A thing that a note brings in; `key` is that of the event. */
export type NotedThing = { key: string; entry: Entry; kind: BindKind };

/** What a thing can be in a scene: by its noun; what no table knows is a thing. */
export function bindKindOf(words: string): BindKind {
  return kindInEnglish(words) ?? kindInEnglish(inEnglish(words) ?? '') ?? 'thing';
}

/** The language of a note; undefined where it is English, or not known. */
type Language = NoteLanguage | undefined;

/** A noun of a note as an English story says it; null where it is of another language and in none of the tables. */
function inStory(what: string, language: Language): string | null {
  if (language === undefined) return kindInEnglish(what) === null ? (inEnglish(what) ?? what) : what;
  return inEnglish(what, language) ?? (kindInEnglish(what) !== null || isRole(what) ? what : null);
}

/** What a note says is gone, in English where that is known. */
export function lostNoun({ what }: NoteEvent, language: Language): string | null {
  return what === undefined ? null : (inStory(what, language) ?? what);
}

/** What a note calls whoever has left, and what an English story does. */
export function leaverNames({ who }: NoteEvent, language: Language): readonly string[] {
  return who === undefined ? [] : [who, inStory(who, language) ?? who];
}

/** A thing whose noun has no English word here, by what was done with it: *the thing Mia made*. */
function unnamed(who: string | undefined, did: string): Entry {
  return nameEntry(`the thing ${who ?? 'you'} ${did}`);
}

/** The role that an event gives somebody, in English. */
export function roleOf({ what = '' }: NoteEvent, language: Language): string {
  return inStory(what, language) ?? 'somebody new';
}

/** The thing that an event brings in; null where it brings none. Whoever plays anyway is none. */
export function ownThingOf(event: NoteEvent, players: readonly string[], language?: NoteLanguage): NotedThing | null {
  const { kind, who, called, toBe } = event;
  const what = event.what === undefined ? undefined : inStory(event.what, language);
  const key = eventKey(event);
  const plays = (name: string): boolean => players.some((player) => player.toLowerCase() === name.toLowerCase());
  switch (kind) {
    case 'built':
    case 'named':
    case 'found': {
      if (called !== undefined) {
        if (what === undefined) return { key, entry: nameEntry(called), kind: 'creature' };
        const isSaid = what === null || plays(called) || holds(called, event.what ?? '');
        return { key, entry: isSaid ? nameEntry(called) : introduced(called, what), kind: bindKindOf(what ?? '') };
      }
      if (what === undefined) return null;
      if (what === null) return { key, entry: unnamed(who, kind === 'found' ? 'found' : 'made'), kind: 'thing' };
      return { key, entry: thing(what), kind: bindKindOf(what) };
    }
    case 'joined':
      if (who === undefined || plays(who)) return null;
      return {
        key,
        entry: called === undefined ? somebody(who, language) : introduced(called, inStory(who, language) ?? who),
        kind: 'somebody',
      };
    case 'wants':
      return toBe === true ? null : wished(what ?? undefined, key);
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
    case 'end':
    case 'did':
      return null;
  }
}

/** What is gone, as it is spoken of: *the bridge*, *Mia’s sock*; null where the note does not say. */
export function goneThing({ who, what }: NoteEvent, language?: NoteLanguage): Entry | null {
  if (what === undefined) return null;
  if (inStory(what, language) === null) return unnamed(who, 'lost');
  const entry = somebody(what, language);
  return who === undefined ? entry : { ...nameEntry(`${who}’s ${entry.text}`), number: entry.number };
}

/**
 * A wish for somebody, or something to ride in, comes true, as a child expects of a story. Not one for things: a snack and a rest are asked of the
 * adult.
 */
function wished(what: string | undefined, key: string): NotedThing | null {
  const wish = what?.replace(/^(?:a|an|the|some|more|another|real|big|little) /i, '');
  if (wish === undefined) return null;
  const kind = kindInEnglish(wish);
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

/** Somebody by name (*Bob the bridge*, too), or by what the family calls them; an animal or a toy without a name is one of its kind. */
function somebody(who: string, language: Language): Entry {
  if (kin.test(who)) return nameEntry(who.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()));
  // In German a noun has a capital as well.
  const isName = /^\p{Lu}/u.test(who) && language !== 'de';
  const english = isName ? who : (inStory(who, language) ?? who);
  const isNamed = /^\p{Lu}/u.test(english) && (kindInEnglish(english) === null || / the /.test(english));
  return isNamed ? nameEntry(english) : thing(english);
}
