import { type NoteIntent, type Said, standing } from '../../domain/steps/said.ts';
import { eventsAbroad, thingAbroad } from './abroad/read.ts';
import { asksForEnd } from './asked-to-end.ts';
import { nameCompanions } from './en/cast/companions.ts';
import { replacedIn } from './en/cast/joined.ts';
import { castEvents } from './en/cast.ts';
import { deedIn } from './en/did.ts';
import { sureIn } from './en/doubt.ts';
import { happeningIn } from './en/happened.ts';
import { moodEvents } from './en/moods.ts';
import { wholeSentences } from './en/sentences.ts';
import { thingEvents } from './en/things.ts';
import { type EventKind, eventKey, isMood, type NoteEvent, type NoteReading } from './events.ts';
import { isLearned, opened, type SavedNotes } from './learned/model.ts';
import { usesOf } from './learned/senses.ts';
import { believed, type Evidence, evidenceIn } from './learned/trust.ts';
import weights from './learned/weights.json' with { type: 'json' };
import { kindOfNoun } from './nouns.ts';
import { capital, nameAt, phraseAt } from './phrase.ts';
import { add, type Reader } from './reader.ts';
import { type Token, tokenSentences, tokensOf } from './tokens.ts';
import { isMeantForMachine, wantedOf } from './unwanted.ts';
import { people } from './words.ts';

/** Reading an adult's note. */

export type NoteContext = {
  /** The names of the children who play. */
  children: readonly string[];
  /** The labels that were offered on the step. */
  offers: readonly string[];
  /** Keys of events that the parent dropped. */
  dropped: readonly string[];
  /** What taps have said in the note: it is taken at its intent, and its words are not read. */
  said?: readonly Said[] | undefined;
};

const maxNote = 2_000;

const address = /^(?:https?:|www\.)|@|:\/\//i;

/**
 * Reads a note: which offer was taken, what taps have said, and what the rest of it says that a story can take up, without what the parent
 * dropped. A choice may be typed too, as `They chose: <label>.`. What isn't understood says nothing. Never throws; at most 2,000 characters are read.
 */
export function readNote(note: string, { children, offers, dropped, said = [] }: NoteContext): NoteReading {
  const text = note.slice(0, maxNote);
  const tapped = withoutTaps(text, standing(said, text), offers);
  const { chosen = tapped.chosen, rest } = withoutChoice(tapped.rest, offers);
  const typed = /[\p{L}\p{N}]/u.test(rest);
  const heard = typed && !isMeantForMachine(rest);
  const reader: Reader = { children, tokens: [], events: [], languages: new Set(), at: 0, sure: () => true };
  let deed: NoteEvent | null = null;
  if (heard) {
    const readable = rest.replace(/\S+/g, (word) => (address.test(word) ? blank(word) : word));
    reader.tokens = tokensOf(readable, children);
    deed = deedIn(reader) ?? happeningIn(reader);
    const ofEnglish = readTyped(reader, tapped.finds);
    if (ofEnglish && tapped.finds.length === 0 && reader.tokens.length <= maxWeighed) reader.events = weighed(reader, deed);
    if (ofEnglish) reader.events = reader.events.map((event) => ofOnlyChild(reader, event));
  }
  if (deed !== null && reader.events.every(leavesRoom)) reader.events.push(deed);
  const replaced = reader.events.some(({ kind }) => kind === 'joined') ? replacedIn(reader.tokens) : null;
  if (replaced !== null) add(reader, { kind: 'left', who: replaced });
  for (const event of tapped.events) add(reader, event);
  if (heard && asksForEnd(rest)) add(reader, { kind: 'end' });
  const events = reader.events.flatMap((event) => wantedOf(event, children) ?? []).filter((event) => !dropped.includes(eventKey(event)));
  const [language, another] = reader.languages;
  return {
    chosen,
    events,
    unheard: typed && events.length === 0,
    ...(language !== undefined && language !== 'en' && another === undefined && { language }),
  };
}

const { trust, ...saved }: SavedNotes = weights;
const tables = opened(saved);

/** Longer notes are read by rules alone: on a slow tablet the weighing of a word takes some ms. */
const maxWeighed = 80;

/**
 * How likely an event must be to be believed: less if a rule has read it, too. Chosen so that few notes are misread, on writers whose notes the tables
 * had not learned from (`docs/decisions/notes-and-safety.md`).
 */
const points = { ruled: 0.81, alike: 0.84 };
/** In a note of so few words a rule is seldom wrong, so it is believed sooner: *they quarrelled*, *that was fun*. */
const plain = { words: 7, ruled: 0.55 };

/** The events to believe, of those that rules have read or that the words suggest. */
function weighed({ tokens, children, events }: Reader, deed: NoteEvent | null): NoteEvent[] {
  const learned = events.filter(({ kind }) => isLearned(kind));
  const isPlain = tokens.length <= plain.words;
  const evidence = evidenceIn(tokens, children, learned, tables).filter((one) => !isActedOn(one, deed));
  return [
    ...believed(evidence, trust, isPlain ? { ...points, ruled: plain.ruled } : points),
    ...events.filter(({ kind }) => !isLearned(kind)),
  ];
}

const ofOne: ReadonlySet<EventKind> = new Set(['too-hard', 'too-easy', 'loved', 'tired', 'feels', 'wants']);
const others = /^(?:they|them|we|us|our|i|me|my|all|both|everyone|everybody|kids|children|mum|mummy|mom|dad|daddy|nobody|none)$/;

/** Where one child plays and no one else is spoken of, a mood or a wish is that child's: *sleepy boy here*, *too hard today*. */
function ofOnlyChild({ children, tokens }: Reader, event: NoteEvent): NoteEvent {
  const [only] = children;
  if (only === undefined || children.length > 1 || event.who !== undefined || event.ask !== undefined || !ofOne.has(event.kind))
    return event;
  return tokens.some(({ word, child }) => child === undefined && others.test(word)) ? event : { ...event, who: only };
}

/** Whether the answer to it leaves room for what they did: news is told in its own words. */
function leavesRoom({ kind }: NoteEvent): boolean {
  return kind === 'stands-back' || kind === 'weather' || kind === 'feels' || isMood(kind);
}

/** The words of *Mia hugged the monster* suggest that Mia became one, those of *they stole a button* that they found one: neither is so. */
function isActedOn({ event, signs }: Evidence, deed: NoteEvent | null): boolean {
  const { kind, what } = event;
  if (signs['rule'] !== undefined || deed?.what === undefined || what === undefined) return false;
  if (kind === 'became') return deed.what.endsWith(what);
  const use = kind === 'built' ? 'make' : kind === 'found' ? 'find' : null;
  const [verb] = usesOf(tokensOf(deed.what, []));
  return use !== null && deed.what.includes(what) && verb?.has(use) !== true && verb?.has(`${use} said`) !== true;
}

/** What rules alone read in the tokens of a note. */
export function readByRules(tokens: readonly Token[], children: readonly string[]): NoteEvent[] {
  const reader: Reader = { children, tokens, events: [], languages: new Set(), at: 0, sure: () => true };
  readTyped(reader, []);
  return reader.events;
}

/** Reads what was typed, sentence by sentence, into `reader.events`; true where none of it was read in another language. `finds`: where taps have said that a thing was found. */
function readTyped(reader: Reader, finds: readonly number[]): boolean {
  let ofEnglish = true;
  for (const sentence of tokenSentences(reader.tokens)) {
    const found = finds.some((at) => begins(reader.tokens, sentence, at));
    const abroad = found ? thingAbroad(sentence) : null;
    const words = found && abroad === null ? [...theyFound, ...sentence] : sentence;
    const before = reader.events.length;
    doubting(reader, words);
    if (abroad !== null) {
      add(reader, { kind: 'found', what: abroad.what });
      reader.languages.add(abroad.language);
    }
    worldEvents(reader, words);
    moodEvents(reader, words);
    const bare = withoutAside(words);
    if (bare !== null) {
      doubting(reader, bare);
      worldEvents(reader, bare);
    }
    doubting(reader, sentence);
    nameAlone(reader, sentence);
    nameCompanions(reader, sentence);
    if (found && !reader.events.slice(before).some(({ kind }) => kind === 'found')) bareThing(reader, sentence);
    reader.sure = () => true;
    if (reader.events.length === before) {
      eventsAbroad(reader, sentence);
      ofEnglish &&= reader.events.length === before;
    } else if (abroad === null) reader.languages.add('en');
  }
  return ofEnglish;
}

/** Lets the rules of doubt speak for these words from now on. */
function doubting(reader: Reader, words: readonly Token[]): void {
  reader.at = 0;
  reader.sure = sureIn(reader.tokens, words);
}

/** Adds what English words tell of the cast and of things. */
function worldEvents(reader: Reader, words: readonly Token[]): void {
  castEvents(reader, words);
  thingEvents(reader, words);
  wholeSentences(reader, words);
}

/** A sentence without what stands in it in parentheses: `granny (on the phone) was the wizard`. */
function withoutAside(sentence: readonly Token[]): readonly Token[] | null {
  const from = sentence.findIndex(({ text }) => text === '(');
  const to = sentence.findIndex(({ text }, at) => at > from && text === ')');
  return from <= 0 || to === -1 || to >= sentence.length - 1 ? null : [...sentence.slice(0, from), ...sentence.slice(to + 1)];
}

/** `mia made a robot. Bolt.`: a sentence that is a name alone is that of the thing before it. */
function nameAlone(reader: Reader, sentence: readonly Token[]): void {
  const last = reader.events.findLastIndex(({ kind }) => kind === 'built' || kind === 'found');
  const event = reader.events[last];
  const [first] = sentence;
  if (event === undefined || event.called !== undefined || last !== reader.events.length - 1 || first === undefined) return;
  const name = nameAt(sentence, 0);
  if (name === null || name.next !== sentence.length || !sentence.every((token) => capital(token)) || kindOfNoun(name.name) !== null)
    return;
  if (first.at === 0 || !reader.sure('named', 0) || moodsAndCheers.test(first.word)) return;
  reader.events[last] = { ...event, called: name.name };
}

const moodsAndCheers =
  /^(?:brilliant|fantastic|great|lovely|amazing|awesome|good|wow|yay|hooray|genius|perfect|done|finished|sorted|simple|nailed|classic|legend|gold|obviously|naturally|literally|typical|standard|boom|winner|honestly|seriously|bliss|heaven|carnage|mayhem|peace|silence|sorry|thanks|cheers|chaos|bedtime|help|love|fun|nice|cute|excellent|success|finally|hilarious|impressive|incredible|magic|brave|proud|ta)$/;

/** What a tap on `Found something` says of the sentence behind it. */
const theyFound: readonly Token[] = ['they', 'found'].map((word) => ({ text: word, word, kind: 'word', at: 0, length: 0 }));

/** Whether the sentence is what comes first after the place. */
function begins(tokens: readonly Token[], [first]: readonly Token[], at: number): boolean {
  return first !== undefined && first.at > at && !tokens.some((token) => token.at > at && token.at < first.at);
}

/** What was found, where nothing tells that it is a thing but the tap. */
function bareThing(reader: Reader, sentence: readonly Token[]): void {
  const what = phraseAt(sentence, 0).text;
  if (what !== null && !people.has(what.toLowerCase())) add(reader, { kind: 'found', what });
}

const moodsSaid: ReadonlyMap<string, NoteEvent> = new Map([
  ['loved', { kind: 'loved' }],
  ['too-hard', { kind: 'too-hard' }],
  ['too-easy', { kind: 'too-easy' }],
  ['tired', { kind: 'tired' }],
  ['scared', { kind: 'feels', what: 'scared' }],
] satisfies [NoteIntent, NoteEvent][]);

/** What taps have said out of the note. Where one stood a new line begins, so that what is read keeps its place; `finds` are the lines behind `Found something`. */
function withoutTaps(
  note: string,
  said: readonly Said[],
  offers: readonly string[],
): { chosen: string | null; events: NoteEvent[]; finds: number[]; rest: string } {
  let rest = note;
  let chosen: string | null = null;
  const events: NoteEvent[] = [];
  const finds: number[] = [];
  for (const { intent, words, option } of said) {
    const mood = moodsSaid.get(intent);
    if (mood !== undefined) events.push(mood);
    if (intent === 'chose' && option !== undefined && offers.includes(option)) chosen = option;
    rest = rest.replaceAll(words, (found, at: number) => {
      if (intent === 'found') finds.push(at);
      return `\n${' '.repeat(found.length - 1)}`;
    });
  }
  return { chosen, events, finds, rest };
}

/** The choice out of the note; its place stays blank, so that what is read keeps its place. */
function withoutChoice(note: string, offers: readonly string[]): { chosen?: string; rest: string } {
  let chosen: string | undefined;
  let rest = note;
  for (const offer of offers) {
    if (note.trim() === offer) return { chosen: offer, rest: '' };
    const sentence = `They chose: ${offer.replace(/[.!?]+$/, '')}.`;
    if (!rest.includes(sentence)) continue;
    chosen = offer;
    rest = rest.replaceAll(sentence, blank);
  }
  return { ...(chosen !== undefined && { chosen }), rest: rest.replace(/They chose: [^.!?\n]*[.!?]?/g, blank) };
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}
