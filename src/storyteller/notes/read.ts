import { eventsAbroad } from './abroad.ts';
import { castEvents } from './cast-en.ts';
import { eventKey, type NoteReading } from './events.ts';
import { moodEvents } from './moods-en.ts';
import type { Reader } from './reader.ts';
import { wholeSentences } from './sentences-en.ts';
import { thingEvents } from './things-en.ts';
import { sentencesOf, tokensOf } from './tokens.ts';
import { isSmuggled } from './unwanted.ts';

/** Reading an adult's note. */

export type NoteContext = {
  /** The names of the children who play. */
  children: readonly string[];
  /** The labels that were offered on the step. */
  offers: readonly string[];
  /** Keys of events that the parent dropped. */
  dropped: readonly string[];
};

const maxNote = 2_000;

const endWords =
  /(?<!\p{L})(?:stop here|let['’]?s stop|wants? to stop|wanted to stop|end (?:it|the story)|finish (?:it|now|the story)|time for (?:bed|dinner|tea|lunch)|hören auf|aufhören|on arrête|paramos aquí|fermiamoci|paramos aqui|we stoppen|kończymy|bitirelim)(?!\p{L})/iu;

const address = /^(?:https?:|www\.)|@|:\/\//i;

/**
 * Reads a note: which offer was taken (`They chose: <label>.`), and what the rest of it says that a story can take up, without what the
 * parent dropped. What isn't understood says nothing. Never throws; at most 2,000 characters are read.
 */
export function readNote(note: string, { children, offers, dropped }: NoteContext): NoteReading {
  const text = note.slice(0, maxNote);
  const { chosen, rest } = withoutChoice(text, offers);
  if (!/[\p{L}\p{N}]/u.test(rest) || isSmuggled(rest)) return { chosen, events: [], end: false, unheard: /[\p{L}\p{N}]/u.test(rest) };
  const readable = rest.replace(/\S+/g, (word) => (address.test(word) ? blank(word) : word));
  const tokens = tokensOf(readable, children);
  const reader: Reader = { children, tokens, events: [] };
  for (const sentence of sentencesOf(tokens)) {
    castEvents(reader, sentence);
    thingEvents(reader, sentence);
    wholeSentences(reader, sentence);
    moodEvents(reader, sentence);
  }
  eventsAbroad(reader);
  const events = reader.events.filter((event) => !dropped.includes(eventKey(event)));
  const end = endWords.test(rest);
  return { chosen, events, end, unheard: events.length === 0 && !end };
}

/** The choice out of the note; its place stays blank, so that what is read keeps its place. */
function withoutChoice(note: string, offers: readonly string[]): { chosen: string | null; rest: string } {
  let chosen: string | null = null;
  let rest = note;
  for (const offer of offers) {
    if (note.trim() === offer) return { chosen: offer, rest: '' };
    const sentence = `They chose: ${offer.replace(/[.!?]+$/, '')}.`;
    if (!rest.includes(sentence)) continue;
    chosen = offer;
    rest = rest.replaceAll(sentence, blank);
  }
  return { chosen, rest: rest.replace(/They chose: [^.!?\n]*[.!?]?/g, blank) };
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}
