import { add, type Reader, type Sentence, sentenceText } from '../reader.ts';
import { keysOf, mayHold } from './literals.ts';
import { eventsOf, type Fit, type Need, places, type SentenceKind } from './sentences/events.ts';
import { wholeSentenceRules } from './sentences/rules.ts';
import { isRefused } from './wishes.ts';

/** English sentences that are said as a whole. */

type Rule = {
  kind: SentenceKind;
  needs: Need;
  regex: RegExp;
  /** It may be unsure: its words say so themselves. */
  hedged: boolean;
  /** The noun phrase goes on as far as it reads; else the words behind it bound it. */
  open: boolean;
  may: ReturnType<typeof mayHold>;
};

const word = '[^\\s,]+';
const phrase = `${word}(?: ${word}){0,2}?`;

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
        .replace('WHAT', `(?<what>${phrase})`)
        .replace('CAPITAL', `(?<called>${phrase})`)
        .replace('NAME', `(?<called>${phrase})`)
        .replace('PLACE', `(?<place>${places.join('|')})(?![^\\s])`)}`,
      'dgu',
    ),
  }));
  return cache;
}

/** Adds what the rules for whole sentences read in a sentence, unless it is denied, only planned, or added already. */
export function wholeSentences(reader: Reader, sentence: Sentence): void {
  const text = sentenceText(sentence);
  const keys = keysOf(sentence);
  for (const rule of rules())
    for (const match of rule.may(keys) ? text.matchAll(rule.regex) : []) {
      if (isDenied(reader, sentence, rule, match) || (!rule.hedged && unsure.test(match[0]))) continue;
      // One more than where it begins, since a rule may begin with a blank.
      reader.at = wordsUpTo(text, match.index + 1) - 1;
      const event = eventsOf[rule.kind](fitOf(reader, sentence, rule, match));
      const known = reader.events.some(
        ({ kind, who, what, called }) => kind === event?.kind && (what === event.what || called === event.called) && who === event.who,
      );
      if (event !== null && !known) add(reader, event);
    }
}

const denied =
  /\b(?:not|no|never|nobody|none|if|might|maybe|without|nearly|almost|wants? to|wanted to|would|will|tomorrow|pretend(?:ed|ing)? that)\b/;
const deniedWish = /\b(?:not|no|never|nobody|none|if)\b/;

function isDenied(reader: Reader, sentence: Sentence, { kind }: Rule, { 0: said, index, input }: RegExpExecArray): boolean {
  const before = input.slice(input.lastIndexOf(',', index) + 1, index);
  if (kind !== 'wants') return denied.test(before);
  return deniedWish.test(before) || / not /.test(said.slice(0, 6)) || isRefused(reader, sentence);
}

function fitOf(reader: Reader, sentence: Sentence, { needs, open }: Rule, match: RegExpExecArray): Fit {
  const text = match.input;
  const end = match.indices?.groups?.['what']?.[1];
  const partAt = (group: string): Fit['who'] => {
    const range = match.indices?.groups?.[group];
    return range === undefined ? undefined : { at: wordsUpTo(text, range[0]) - 1, words: text.slice(...range) };
  };
  return {
    reader,
    sentence,
    bounded: open || end === undefined ? sentence : sentence.slice(0, wordsUpTo(text, end)),
    needs,
    said: match[0],
    who: partAt('who'),
    what: partAt('what'),
    called: partAt('called'),
    place: partAt('place'),
  };
}

/** How many words there are before `end`, with the one that it is in. */
function wordsUpTo(text: string, end: number): number {
  return text.slice(0, end).split(' ').length;
}
