import type { EventKind, NoteEvent } from '../events.ts';
import { kindOfNoun } from '../nouns.ts';
import { capital, nameAt, phraseAt } from '../phrase.ts';
import { add, meant, type Reader, wordsOf } from '../reader.ts';
import { isRole } from '../roles.ts';
import { isStranger, joinedToOther, personAt } from '../subject.ts';
import type { Token } from '../tokens.ts';
import { homePlaces, people, placeAdverbs } from '../words.ts';
import { keysOf, mayHold } from './literals.ts';
import { wholeSentenceRules } from './sentences-rules.ts';
import { isEveryday, isRefused } from './wishes.ts';

/** English sentences that are said as a whole. */

/** `open`: the noun phrase goes on as far as it reads; else the words behind it bound it. */
type Rule = {
  kind: EventKind;
  regex: RegExp;
  hedged: boolean;
  open: boolean;
  may: ReturnType<typeof mayHold>;
  needs: 'made' | 'thing' | 'any';
};

const word = '[^\\s,]+';
const places = [
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
]
  .sort((a, b) => b.length - a.length)
  .join('|');

/** What stands between a rule's words and makes a wish or a plan of it: wants to come back as a wizard. */
const unsure = /\b(?:not|never|wants?|wanted|would|might|if|nearly|almost|pretends?|pretended|should|could|when|tomorrow|later)\b/;

let cache: readonly Rule[] | null = null;

/** The rules, made when the first note needs them. */
function rules(): readonly Rule[] {
  cache ??= wholeSentenceRules.map(([kind, needs, source]) => ({
    kind,
    needs,
    hedged: kind === 'wants' || kind === 'left' || unsure.test(source),
    may: mayHold(source.replace(/WHO|WHAT|NAME|PLACE|CAPITAL/g, '')),
    open: /WHAT(?:\(\?|$)/.test(source),
    regex: new RegExp(
      `(?:^| )${source
        .replace('WHO', `(?<who>${word})`)
        .replace('WHAT', `(?<what>${word}(?: ${word}){0,2}?)`)
        .replace('CAPITAL', `(?<called>${word}(?: ${word}){0,2}?)`)
        .replace('NAME', `(?<called>${word}(?: ${word}){0,2}?)`)
        .replace('PLACE', `(?<place>${places})(?![^\\s])`)}`,
      'dgu',
    ),
  }));
  return cache;
}

const denied =
  /\b(?:not|no|never|nobody|none|if|might|maybe|without|nearly|almost|wants? to|wanted to|would|will|tomorrow|pretend(?:ed|ing)? that)\b/;
const deniedWish = /\b(?:not|no|never|nobody|none|if)\b/;

export function wholeSentences(reader: Reader, sentence: readonly Token[]): void {
  const text = wordsOf(sentence);
  const keys = keysOf(sentence);
  for (const { kind, needs, regex, hedged, open, may } of rules())
    for (const match of may(keys) ? text.matchAll(regex) : []) {
      const before = text.slice(text.lastIndexOf(',', match.index) + 1, match.index);
      if (
        (kind === 'wants' ? deniedWish : denied).test(before) ||
        (kind === 'wants' && (/ not /.test(match[0].slice(0, 6)) || isRefused(reader, sentence)))
      )
        continue;
      if (!hedged && unsure.test(match[0])) continue;
      const tokenAt = (group: string): number | null => {
        const range = match.indices?.groups?.[group];
        return range === undefined ? null : text.slice(0, range[0]).split(' ').length - 1;
      };
      // (a rule may begin with a blank)
      reader.at = text.slice(0, match.index + 1).split(' ').length - 1;
      const end = match.indices?.groups?.['what']?.[1];
      const bounded = open || end === undefined ? sentence : sentence.slice(0, text.slice(0, end).split(' ').length);
      const event = eventOf(reader, sentence, bounded, kind, needs, tokenAt, match);
      if (
        event !== null &&
        !reader.events.some(
          (other) => other.kind === event.kind && (other.what === event.what || other.called === event.called) && other.who === event.who,
        )
      )
        add(reader, event);
    }
}

function eventOf(
  reader: Reader,
  sentence: readonly Token[],
  bounded: readonly Token[],
  kind: EventKind,
  needs: Rule['needs'],
  tokenAt: (group: string) => number | null,
  match: RegExpExecArray,
): NoteEvent | null {
  const whoAt = tokenAt('who');
  if (kind === 'wants' && whoAt !== null && /^(?:nobody|none|neither|who|them)$/.test(sentence[whoAt]?.word ?? '')) return null;
  const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
  const alone: Pick<NoteEvent, 'who' | 'ask'> =
    (kind === 'wants' || (kind === 'became' && whoAt === null)) && named.length === 1 && named[0] !== undefined ? { who: named[0] } : {};
  const said: Pick<NoteEvent, 'who' | 'ask'> = whoAt === null ? {} : whoIs(reader, sentence, whoAt);
  const who = said.who === undefined && said.ask === undefined ? alone : said;
  const place = match.groups?.['place'];
  if (kind === 'moved-place') {
    const at = tokenAt('place');
    const next = at === null ? undefined : sentence[at + (place?.split(' ').length ?? 1)];
    if (place === undefined || (next?.kind === 'word' && placeAdverbs.has(place) && /^(?:the|a|of)$/.test(next.word))) return null;
    if (
      next?.kind === 'word' &&
      (next.word === "'s" || (kindOfNoun(next.word) !== null && !/^(?:house|flat|home|cottage)$/.test(next.word)))
    )
      return null;
    return { kind, what: place };
  }
  const whatAt = tokenAt('what');
  if (kind === 'joined') {
    if (whoAt !== null)
      return who.who === undefined || (sentence[whoAt]?.child !== undefined && !/woke|woken/.test(match[0]))
        ? null
        : { kind, who: who.who };
    if (/ (?:member|part|one) of $/.test(match[0]) && whatAt !== null) {
      const thing = phraseAt(bounded, whatAt).text;
      return thing === null ? null : { kind, who: thing };
    }
    const someone = whatAt === null ? null : newPerson(sentence, whatAt);
    return someone === null ? null : { kind, who: someone };
  }
  if (kind === 'left')
    return who.who !== undefined &&
      whoAt !== null &&
      (sentence[whoAt]?.child !== undefined ||
        who.ask !== undefined ||
        people.has(sentence[whoAt]?.word ?? '') ||
        /^(?:brother|sister|cousin|friend)$/.test(sentence[whoAt]?.word ?? '') ||
        capital(sentence[whoAt]))
      ? { kind, who: who.who }
      : null;
  const phrase = whatAt === null ? null : phraseAt(bounded, whatAt);
  if (phrase === null || phrase.text === null) return null;
  const sort = kindOfNoun(phrase.text);
  if (needs === 'made' && sort !== 'crossing' && sort !== 'shelter' && sort !== 'vehicle') return null;
  if (needs === 'thing' && sort === null) return null;
  if (kind === 'wants' && isEveryday(phrase.text)) return null;
  // (broke the code: solved)
  if (
    kind === 'lost' &&
    /(?:^| )(?:spell|code|curse|record|ice|silence|dance|song|race|battle|party|tournament)$/.test(phrase.text.toLowerCase())
  )
    return null;
  if (
    kind === 'became' &&
    /\b(?:brave|quiet|still|fast|quick|good|big|small|strong|loud|slow|proud|busy|cool|happy|calm|scared|same|such|well|soon|as) as (?:the |an? )?/.test(
      match[0],
    )
  )
    return null;
  if (kind === 'became')
    return (who.who === undefined && who.ask === undefined) || !isRole(phrase.text) || sentence[phrase.next]?.word === "'s"
      ? null
      : { kind, ...who, what: phrase.text };
  const nameFrom = tokenAt('called');
  if (kind === 'feels') return who.who === undefined ? null : { kind, ...who, what: phrase.text };
  if (kind === 'named') {
    const name =
      nameFrom === null || (/\b(?:is|be)\b|=/.test(match[0]) && !/known|name/.test(match[0]) && !capital(sentence[nameFrom]))
        ? null
        : nameAt(sentence, nameFrom);
    // (the king is Grandpa: who plays him)
    if (name === null || people.has(name.name.toLowerCase().split(' ')[0] ?? '')) return null;
    return { kind, ...who, what: phrase.text, called: name.name };
  }
  // (the dog broke the tower: it is not the dog's)
  const owner = kind === 'lost' && whoAt !== null && sentence[whoAt]?.child === undefined && who.ask === undefined ? {} : who;
  return { kind, ...owner, what: phrase.text };
}

function whoIs(reader: Reader, sentence: readonly Token[], at: number): Pick<NoteEvent, 'who' | 'ask'> {
  const token = sentence[at];
  if (token === undefined) return {};
  if (token.child !== undefined) return joinedToOther(sentence, at) ? {} : { who: token.child };
  if (token.word === 'he' || token.word === 'she') return meant(reader, token);
  const person = personAt(sentence, at);
  if (person !== null) return { who: person };
  // (a name in lower case, where nothing stands before it)
  return at === 0 && isStranger(token) ? { who: token.text } : {};
}

/** Somebody new at `from`: a person, an animal, a name. */
function newPerson(sentence: readonly Token[], from: number): string | null {
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
