import type { EventKind, NoteEvent } from '../../events.ts';
import { kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, type Phrase, phraseAt } from '../../phrase.ts';
import { meant, type Reader, type Sentence } from '../../reader.ts';
import { isRole } from '../../roles.ts';
import { isStranger, joinedToOther, personAt } from '../../subject.ts';
import { homePlaces, people, placeAdverbs } from '../../words.ts';
import { isEveryday } from '../wishes.ts';

/** English: what a sentence tells that fits a rule for whole sentences. */

/** The events that whole sentences tell. */
export type SentenceKind = Extract<
  EventKind,
  'built' | 'found' | 'lost' | 'named' | 'became' | 'wants' | 'feels' | 'joined' | 'left' | 'moved-place'
>;

/** What the words at `WHAT` must be: any noun phrase, a thing that is known, or one that is made (a crossing, a shelter, a vehicle). */
export type Need = 'made' | 'thing' | 'any';

/** Some words of a sentence, and the index of the token where they begin. */
type Part = { at: number; words: string };

/** A rule that fits a sentence, with the words that stand at `WHO`, `WHAT`, `NAME` and `PLACE`; undefined where the rule has no such part. */
export type Fit = {
  reader: Reader;
  sentence: Sentence;
  /** The sentence as far as its noun phrase may go on. */
  bounded: Sentence;
  needs: Need;
  /** All the words that fit the rule. */
  said: string;
  who: Part | undefined;
  what: Part | undefined;
  called: Part | undefined;
  place: Part | undefined;
};

/** Somebody, a question who it is, or nobody in particular. */
type Who = Pick<NoteEvent, 'who' | 'ask'>;

/** What a sentence tells that fits a rule of a kind; null where it only sounds like it. */
export const eventsOf: Readonly<Record<SentenceKind, (fit: Fit) => NoteEvent | null>> = {
  built: (fit) => withThing('built', fit, whoOfRule(fit)),
  found: (fit) => withThing('found', fit, whoOfRule(fit)),
  lost: lostIn,
  named: namedIn,
  became: becameIn,
  wants: wantedIn,
  feels: feltIn,
  joined: joinedIn,
  left: leftIn,
  'moved-place': movedTo,
};

/** Places at home of which a rule for whole sentences may tell, the longest first. */
export const places: readonly string[] = [
  ...homePlaces,
  'living room',
  'sitting room',
  'dining room',
  'front room',
  'back garden',
  'grandmas',
  'grannys',
  'nanas',
  'nans',
  'grandads',
  'mums',
  'dads',
  'front garden',
  'back yard',
  'paddling pool',
  'spare room',
  'tree house',
].sort((a, b) => b.length - a.length);

function withThing(kind: SentenceKind, fit: Fit, who: Who): NoteEvent | null {
  const thing = thingOf(fit);
  return thing === null ? null : { kind, ...who, what: thing.text };
}

function lostIn(fit: Fit): NoteEvent | null {
  const thing = thingOf(fit);
  // For example: "broke the code" says that it is solved.
  if (
    thing === null ||
    /(?:^| )(?:spell|code|curse|record|ice|silence|dance|song|race|battle|party|tournament)$/.test(thing.text.toLowerCase())
  )
    return null;
  const who = whoOfRule(fit);
  // For example: "the dog broke the tower" does not say that the tower is the dog's.
  const isOwner = fit.who === undefined || who.ask !== undefined || fit.sentence[fit.who.at]?.child !== undefined;
  return { kind: 'lost', ...(isOwner && who), what: thing.text };
}

function namedIn(fit: Fit): NoteEvent | null {
  const { sentence, said, called } = fit;
  const thing = thingOf(fit);
  if (thing === null || called === undefined) return null;
  if (/\b(?:is|be)\b|=/.test(said) && !/known|name/.test(said) && !capital(sentence[called.at])) return null;
  const name = nameAt(sentence, called.at)?.name;
  // For example: "the king is Grandpa" says who plays him.
  if (name === undefined || people.has(name.toLowerCase().split(' ')[0] ?? '')) return null;
  return { kind: 'named', ...whoOfRule(fit), what: thing.text, called: name };
}

/** For example: "as brave as a lion" says how somebody is, and not what they are. */
const comparison =
  /\b(?:brave|quiet|still|fast|quick|good|big|small|strong|loud|slow|proud|busy|cool|happy|calm|scared|same|such|well|soon|as) as (?:the |an? )?/;

function becameIn(fit: Fit): NoteEvent | null {
  const role = thingOf(fit);
  if (role === null || comparison.test(fit.said) || !isRole(role.text) || fit.sentence[role.next]?.word === "'s") return null;
  const who = fit.who === undefined ? onlyChild(fit.sentence) : whoOfRule(fit);
  return isNobody(who) ? null : { kind: 'became', ...who, what: role.text };
}

function wantedIn(fit: Fit): NoteEvent | null {
  if (/^(?:nobody|none|neither|who|them)$/.test(wordAt(fit, fit.who))) return null;
  const thing = thingOf(fit);
  if (thing === null || isEveryday(thing.text)) return null;
  const who = whoOfRule(fit);
  return { kind: 'wants', ...(isNobody(who) ? onlyChild(fit.sentence) : who), what: thing.text };
}

function feltIn(fit: Fit): NoteEvent | null {
  const who = whoOfRule(fit);
  return who.who === undefined ? null : withThing('feels', fit, who);
}

function joinedIn(fit: Fit): NoteEvent | null {
  const { sentence, bounded, said, what } = fit;
  const who = fit.who === undefined ? newcomer() : comer(fit.who.at);
  return who === null ? null : { kind: 'joined', who };

  /** Who came: a child of the game is news only after a sleep. */
  function comer(at: number): string | null {
    const isPlaying = sentence[at]?.child !== undefined && !/woke|woken/.test(said);
    return isPlaying ? null : (whoOfRule(fit).who ?? null);
  }

  function newcomer(): string | null {
    if (what === undefined) return null;
    return / (?:member|part|one) of $/.test(said) ? phraseAt(bounded, what.at).text : newPerson(sentence, what.at);
  }
}

function leftIn(fit: Fit): NoteEvent | null {
  const { who, ask } = whoOfRule(fit);
  if (fit.who === undefined || who === undefined) return null;
  const token = fit.sentence[fit.who.at];
  const word = token?.word ?? '';
  const isKnown =
    token?.child !== undefined ||
    ask !== undefined ||
    people.has(word) ||
    /^(?:brother|sister|cousin|friend)$/.test(word) ||
    capital(token);
  return isKnown ? { kind: 'left', who } : null;
}

function movedTo({ sentence, place }: Fit): NoteEvent | null {
  if (place === undefined) return null;
  const next = sentence[place.at + place.words.split(' ').length];
  if (next?.kind === 'word') {
    if (placeAdverbs.has(place.words) && /^(?:the|a|of)$/.test(next.word)) return null;
    if (next.word === "'s" || (kindOfNoun(next.word) !== null && !/^(?:house|flat|home|cottage)$/.test(next.word))) return null;
  }
  return { kind: 'moved-place', what: place.words };
}

/** The noun phrase of the rule; null where there is none, or not one as the rule needs it. */
function thingOf({ bounded, needs, what }: Fit): (Phrase & { text: string }) | null {
  if (what === undefined) return null;
  const { text, ...phrase } = phraseAt(bounded, what.at);
  if (text === null) return null;
  const sort = kindOfNoun(text);
  if (needs === 'made' && sort !== 'crossing' && sort !== 'shelter' && sort !== 'vehicle') return null;
  if (needs === 'thing' && sort === null) return null;
  return { ...phrase, text };
}

function wordAt({ sentence }: Fit, part: Part | undefined): string {
  return part === undefined ? '' : (sentence[part.at]?.word ?? '');
}

function isNobody({ who, ask }: Who): boolean {
  return who === undefined && ask === undefined;
}

/** The child who is named, where only one is. */
function onlyChild(sentence: Sentence): Who {
  const [who, ...others] = new Set(sentence.flatMap(({ child }) => child ?? []));
  return who === undefined || others.length > 0 ? {} : { who };
}

/** Who stands at `WHO`. */
function whoOfRule({ reader, sentence, who }: Fit): Who {
  const token = who === undefined ? undefined : sentence[who.at];
  if (who === undefined || token === undefined) return {};
  if (token.child !== undefined) return joinedToOther(sentence, who.at) ? {} : { who: token.child };
  if (token.word === 'he' || token.word === 'she') return meant(reader, token);
  const person = personAt(sentence, who.at);
  if (person !== null) return { who: person };
  // For example: "zed wants a dragon" begins with a name in lower case.
  return who.at === 0 && isStranger(token) ? { who: token.text } : {};
}

/** Somebody new at `from`: a person, an animal, a name. */
function newPerson(sentence: Sentence, from: number): string | null {
  for (let at = from; at < Math.min(from + 4, sentence.length); at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word' || token.child !== undefined) return null;
    const next = sentence[at + 1];
    if ((people.has(token.word) || personAt(sentence, at) !== null) && next !== undefined && capital(next))
      return people.has(token.word) ? `${token.text} ${next.text}` : next.text;
    if (people.has(token.word) || personAt(sentence, at) !== null) return token.text;
    if (at === from && capital(token)) return token.text;
  }
  return null;
}
