import { firstOf } from '../../../domain/cut.ts';
import { limits } from '../../../domain/limits.ts';
import { noteWords } from '../../../messages/play/notes.ts';
import { changesWorld, type NoteEvent } from '../../../storyteller/notes/events.ts';

/** What was understood in the notes, in the parent's language. */

/** Events that change the story can be dropped; moods and weather are only shown. */
export type Understood = { event: NoteEvent; text: string; droppable: boolean };

export function understood(event: NoteEvent): Understood {
  return { event, text: sentence(wordsFor(event)), droppable: changesWorld(event) };
}

/** `Who built the bridge?`, for a pronoun that may mean several children. */
export function questionFor({ kind, what: thing }: NoteEvent): string {
  const t = noteWords.get();
  switch (kind) {
    case 'built':
      return thing === undefined ? t.who.built : t.whoBuilt({ thing });
    case 'found':
      return thing === undefined ? t.who.found : t.whoFound({ thing });
    case 'named':
      return thing === undefined ? t.who.named : t.whoNamed({ thing });
    case 'lost':
      return thing === undefined ? t.who.lost : t.whoLost({ thing });
    case 'became':
      return thing === undefined ? t.who.other : t.whoBecame({ thing });
    case 'left':
      return t.who.left;
    case 'wants':
    case 'feels':
    case 'joined':
    case 'moved-place':
    case 'weather':
    case 'too-hard':
    case 'too-easy':
    case 'quarrel':
    case 'loved':
    case 'tired':
    case 'stands-back':
    case 'did':
    case 'end':
      return t.who.other;
  }
}

function wordsFor({ kind, who: person, what: thing, called, ask }: NoteEvent): string {
  const t = noteWords.get();
  const what = thing ?? t.it;
  const who = person ?? null;
  switch (kind) {
    case 'built':
    case 'found':
    case 'named': {
      const name = called === undefined ? what : thing === undefined || holds(called, thing) ? called : t.called({ name: called, thing });
      return (isPlural(called ?? what) ? t.join : t.joins)({ thing: name });
    }
    case 'became':
      return who === null ? t.someoneIsNow({ role: what }) : t.isNow({ who, role: what });
    case 'joined':
      if (who === null) return t.someoneJoinsIn;
      return t.joinsIn({ who: called === undefined || holds(called, who) ? (called ?? who) : t.called({ name: called, thing: who }) });
    case 'left':
      return who === null || ask !== undefined ? t.someoneTakesBreak : t.takesBreak({ who });
    case 'lost':
      return (isPlural(what) ? t.areGone : t.isGone)({ thing: what });
    case 'moved-place':
      return t.place({ place: what });
    case 'wants':
      return who === null ? t.wish({ wish: what }) : t.wishOf({ who, wish: what });
    case 'feels': {
      const mood = what.toLowerCase() === 'scared' ? t.scared : what;
      return who === null ? mood : t.feels({ who, mood });
    }
    case 'weather':
      return t.weather({ weather: what });
    case 'too-hard':
      return who === null ? t.tooHard : t.tooHardFor({ who });
    case 'too-easy':
      return who === null ? t.tooEasy : t.tooEasyFor({ who });
    case 'quarrel':
      return t.quarrel;
    case 'loved':
      return who === null ? t.loved : t.lovedBy({ who });
    case 'tired':
      return who === null ? t.tired : t.isTired({ who });
    case 'stands-back':
      return t.ratherNotFirst({ who: who ?? '' });
    case 'did':
      return who === null ? what : t.deedOf({ who, deed: what });
    case 'end':
      return t.toTheEnd;
  }
}

/** Whether the name already says what the thing is, as in `Fort Biscuit`. */
function holds(called: string, what: string): boolean {
  return called
    .toLowerCase()
    .split(' ')
    .includes(what.toLowerCase().split(' ').at(-1) ?? '');
}

/** For English nouns only; in other languages the messages for one and for many are the same. */
function isPlural(thing: string): boolean {
  return /[^\Wsui]s$/i.test(thing) && !/^\p{Lu}/u.test(thing);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The notes with the ambiguous pronoun replaced by the name. If they have changed meanwhile, they are returned unchanged. */
export function answered(notes: string, { ask }: NoteEvent, name: string): string {
  if (ask === undefined || !notes.startsWith(ask.word, ask.at)) return notes;
  return firstOf(`${notes.slice(0, ask.at)}${name}${notes.slice(ask.at + ask.word.length)}`, limits.notes.max);
}
