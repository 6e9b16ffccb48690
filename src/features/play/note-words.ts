import { limits } from '../../domain/limits.ts';
import { changesWorld, type NoteEvent } from '../../storyteller/notes/events.ts';

/** What was understood in the notes, as the parent reads it. */

/** What changes the story may be dropped; moods and weather are only said. */
export type Understood = { event: NoteEvent; text: string; droppable: boolean };

export function understood(event: NoteEvent): Understood {
  return { event, text: wordsFor(event), droppable: changesWorld(event) };
}

/** `Who built the bridge?`: a pronoun that may mean several children. */
export function questionFor({ kind, what }: NoteEvent): string {
  const thing = what === undefined ? 'it' : `the ${what}`;
  switch (kind) {
    case 'built':
      return `Who built ${thing}?`;
    case 'found':
      return `Who found ${thing}?`;
    case 'named':
      return `Who named ${thing}?`;
    case 'lost':
      return `Who lost ${thing}?`;
    case 'became':
      return `Who is ${thing}?`;
    case 'left':
      return 'Who takes a break?';
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
      return 'Who is meant?';
  }
}

function wordsFor({ kind, who, what = 'it', called, ask }: NoteEvent): string {
  const thing = called === undefined ? sentence(what) : holds(called, what) ? called : `${called} the ${what}`;
  const somebody = who === undefined ? null : sentence(who);
  switch (kind) {
    case 'built':
    case 'found':
      return `${thing} ${joins(called === undefined ? what : called)} the story`;
    case 'named':
      return `${thing} ${joins(called ?? what)} the story`;
    case 'became':
      return somebody === null ? `Somebody is the ${what} now` : `${somebody} is the ${what} now`;
    case 'joined':
      return `${somebody ?? 'Somebody'} joins`;
    case 'left':
      return ask === undefined ? `${somebody ?? 'Somebody'} takes a break` : 'Somebody takes a break';
    case 'lost':
      return `${sentence(what)} ${are(what)} gone`;
    case 'moved-place':
      return `Place: ${what}`;
    case 'wants':
      return somebody === null ? `A wish: ${what}` : `${somebody} wishes for: ${what}`;
    case 'feels':
      return somebody === null ? sentence(what) : `${somebody}: ${what}`;
    case 'weather':
      return `Weather: ${what}`;
    case 'too-hard':
      return mood('Too hard', somebody);
    case 'too-easy':
      return mood('Too easy', somebody);
    case 'quarrel':
      return 'A quarrel';
    case 'loved':
      return somebody === null ? 'Loved it' : `${somebody} loved it`;
    case 'tired':
      return somebody === null ? 'Tired' : `${somebody} is tired`;
  }
}

function mood(words: string, somebody: string | null): string {
  return somebody === null ? words : `${words} for ${somebody}`;
}

/** `Fort Biscuit` says itself what it is. */
function holds(called: string, what: string): boolean {
  return (
    what === 'it' ||
    called
      .toLowerCase()
      .split(' ')
      .includes(what.toLowerCase().split(' ').at(-1) ?? '')
  );
}

function joins(thing: string): string {
  return isPlural(thing) ? 'join' : 'joins';
}

function are(thing: string): string {
  return isPlural(thing) ? 'are' : 'is';
}

function isPlural(thing: string): boolean {
  return /[^\Wsui]s$/i.test(thing) && !/^\p{Lu}/u.test(thing);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The notes with the pronoun that was asked about replaced by the name: what is read then is clear. Where the notes are others by now, they stay. */
export function answered(notes: string, { ask }: NoteEvent, name: string): string {
  if (ask === undefined || !notes.startsWith(ask.word, ask.at)) return notes;
  return `${notes.slice(0, ask.at)}${name}${notes.slice(ask.at + ask.word.length)}`.slice(0, limits.notes.max);
}
