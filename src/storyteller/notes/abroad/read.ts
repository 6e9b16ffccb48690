import { wordSet } from '../../words/word-set.ts';
import type { EventKind, NoteEvent, NoteLanguage } from '../events.ts';
import { kindOfNoun } from '../nouns.ts';
import { capital, goodWords, nameAt } from '../phrase.ts';
import { add, meant, type Reader } from '../reader.ts';
import type { Token } from '../tokens.ts';
import { determiners, fillers, moods, phraseEnds, roles, weathers } from '../words.ts';
import { inEnglish } from './nouns.ts';
import { french, german, type Language, spanish } from './rules.ts';
import { dutch, italian, polish, portuguese, turkish } from './rules-more.ts';

/** Notes in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish. */

type Rule = { kind: EventKind | 'calls'; regex: RegExp };
type Known = {
  code: NoteLanguage;
  hint: (word: string) => boolean;
  not: RegExp;
  kin: ReadonlySet<string>;
  pronouns: ReadonlySet<string>;
  they: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  det: ReadonlySet<string>;
  rules: readonly Rule[];
};

const word = "[\\p{L}'’-]+";
const edge = "(?<![\\p{L}'’-])";
const over = "(?![\\p{L}'’-])";

function known(code: NoteLanguage, { hint, not, det, kin, pronouns, they = '', plain, rooms, openAir, rules }: Language): Known {
  const expand = (source: string): string =>
    source
      .replace(/WHO[23]/g, word)
      .replace('WHO', `(?<who>${word})`)
      .replace(/WHAT/g, `(?<what>${word}(?: ${word}){0,2}?)`)
      .replace('NAME', `(?<called>${word})`)
      .replace('PLACE', `(?<what>${rooms}|${openAir})`)
      .replaceAll('DET', `(?:${det})`)
      .replaceAll('GAP', `(?:${word} ){0,4}?`);
  const set = (list: string): ReadonlySet<string> => new Set(list.split('|'));
  return {
    code,
    hint: hintOf([hint, kin, ...rules.flatMap(([, source]) => source.match(/[\p{Ll}]{5,}/gu) ?? [])].join('|')),
    not: new RegExp(`${edge}(?:${not})${over}`, 'u'),
    kin: set(kin),
    pronouns: set(pronouns),
    they: set(they),
    plain: set(plain),
    det: set(det),
    rules: rules.map(([kind, source]) => ({ kind, regex: new RegExp(`${edge}${expand(source)}${over}`, 'du') })),
  };
}

/** Whole words by a look-up, stems (`\p{L}*`) by a pattern. */
function hintOf(source: string): (word: string) => boolean {
  const list = source.split('|');
  const stems = list.filter((each) => each.includes('\\'));
  const whole = new Set(list.filter((each) => !each.includes('\\')));
  const pattern = stems.length === 0 ? null : new RegExp(`^(?:${stems.join('|')})$`, 'u');
  return (each) => whole.has(each) || (pattern?.test(each) ?? false);
}

let cache: readonly Known[] | null = null;

/** The rules, made when the first note needs them. */
function languages(): readonly Known[] {
  cache ??= [
    known('de', german),
    known('fr', french),
    known('es', spanish),
    known('it', italian),
    known('pt', portuguese),
    known('nl', dutch),
    known('pl', polish),
    known('tr', turkish),
  ];
  return cache;
}

/** Words that are spelled alike in English and are common there: alone they tell no language. */
const alsoEnglish = wordSet('the and of was it to he they with we our is for in on she');

/** Words that none of the other languages has: two of them, and a word that looks like another language's is a name. */
const onlyEnglish = wordSet(
  'the and are were from with built made found called named him they she this that too but have into out up very now them his their because said wants',
);

/** A word that only English has, of those that say nothing by themselves. */
function isEnglish(word: string): boolean {
  return onlyEnglish.has(word) || alsoEnglish.has(word) || fillers.has(word) || (phraseEnds.has(word) && word.length > 3);
}

/** What a sentence says in one of the other languages. */
export function eventsAbroad(reader: Reader, all: readonly Token[]): void {
  const sentence = all.filter(({ text }) => text !== '');
  const text = sentence.map((token) => (token.kind === 'word' ? token.text.toLowerCase().replaceAll('’', "'") : ',')).join(' ');
  const list = [...new Set(text.split(' '))];
  if (list.filter((each) => alsoEnglish.has(each)).length > 2 || list.filter((each) => onlyEnglish.has(each)).length > 1) return;
  const scored = languages()
    .map((language) => ({ language, score: list.filter(language.hint).length }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // For example: "the stick horse Sir Trots" has one word of Dutch among English ones.
  if (list.filter((each) => isEnglish(each)).length > 2 * best) return;
  const [most] = scored
    .filter(({ score }) => score >= best - 1)
    .map(({ language }) => ({ language, events: inLanguage(reader, sentence, text, language) }))
    .sort((a, b) => b.events.length - a.events.length);
  if (most === undefined || most.events.length === 0) return;
  reader.languages.add(most.language.code);
  for (const event of most.events) {
    if (event.kind === 'named' && event.what === undefined) {
      const last = reader.events.findLastIndex(({ kind }) => kind === 'built' || kind === 'found');
      const thing = reader.events[last];
      if (thing !== undefined && thing.called === undefined && event.called !== undefined)
        reader.events[last] = { ...thing, called: event.called };
    } else add(reader, event);
  }
}

const stopWords = wordSet(
  'ist sind war est sont était es son è sono é são jest są aus mit von im in unter hinter auf am an und oder für avec dans sous sur et pour en de des du con en y para sobre bajo debajo di per nel nella sotto e com no na de para debaixo sob van met onder achter op en voor z ze na pod w i dla ile ve için hat haben der die das qui que che dat who aus après',
);

function inLanguage(reader: Reader, sentence: readonly Token[], text: string, language: Known): NoteEvent[] {
  const events: NoteEvent[] = [];
  const tokenAt = (index: number): number => text.slice(0, index).split(' ').length - 1;
  for (const { kind, regex } of language.rules) {
    const match = regex.exec(text);
    if (match === null) continue;
    const clauseFrom = text.lastIndexOf(',', match.index) + 1;
    const comma = text.indexOf(',', match.index + match[0].length);
    const clause = text.slice(clauseFrom, comma === -1 ? text.length : comma);
    if (kind !== 'left' && language.not.test(clause)) continue;
    const found = { sentence, match, tokenAt, language };
    const at = (group: string): number | null => {
      const range = match.indices?.groups?.[group];
      return range === undefined ? null : tokenAt(range[0]);
    };
    const who = whoAt(reader, sentence, at('who'), language, kind);
    if (kind === 'calls' || kind === 'named') {
      const nameFrom = at('called');
      const name = nameFrom === null ? null : nameAt(sentence, nameFrom);
      if (name === null) continue;
      const what = kind === 'named' ? thingAt(found) : null;
      if (kind === 'named' && what === null) continue;
      events.push({ kind: 'named', ...(kind === 'named' && who), ...(what !== null && { what }), called: name.name });
      continue;
    }
    const event = eventOf(kind, who, found);
    if (event !== null && !events.some((other) => other.kind === event.kind && other.what === event.what)) events.push(event);
  }
  // A name that is told of a thing needs the thing.
  return events.filter(
    (event, index) =>
      !(
        event.kind === 'named' &&
        event.what === undefined &&
        events.findIndex(({ kind, called }) => kind === 'named' && called === event.called) !== index
      ),
  );
}

/** The thing that a sentence begins with, and its language, where an article of one of the languages says that it is one; null where none does. */
export function thingAbroad(sentence: readonly Token[]): { what: string; language: NoteLanguage } | null {
  const [first, second] = sentence;
  if (first === undefined || second === undefined || determiners.has(first.word)) return null;
  const language = languages().find(({ det }) => det.has(first.word));
  const what = language === undefined ? null : thingFrom(sentence, 0, sentence.length, language);
  return language === undefined || what === null ? null : { what, language: language.code };
}

type Who = { who?: string; ask?: NoteEvent['ask'] };

/** `Kit und Emil`: they did it together. */
const joins = wordSet('und et y e en i ve & + and');

function whoAt(reader: Reader, sentence: readonly Token[], at: number | null, language: Known, kind: EventKind | 'calls'): Who {
  const token = at === null ? undefined : sentence[at];
  if (token === undefined) return {};
  if (token.child !== undefined) return joins.has(sentence[(at ?? 0) - 1]?.word ?? '') ? {} : { who: token.child };
  if (language.kin.has(token.word)) return { who: token.text };
  if (language.they.has(token.word) && isPlural(sentence[(at ?? 0) - 1]?.word, sentence[(at ?? 0) + 1]?.word)) return {};
  if (language.pronouns.has(token.word)) {
    const { who, ask } = meant(reader, token);
    return { ...(who !== undefined && { who }), ...(ask !== undefined && { ask }) };
  }
  const visitor = kind === 'joined' || kind === 'left';
  return visitor && capital(token) && at !== 0 && goodWords(token.text) ? { who: token.text } : {};
}

const singular: ReadonlySet<string> = new Set(['hat', 'hatte', 'ist', 'war', 'will', 'heeft', 'had', 'is', 'was', 'wil']);

/** Whether the verb before or behind a German or Dutch *sie*, *zij* is one of several: *sie haben*, *dann bouwden ze*, and not *hat sie gefunden*. */
function isPlural(before = '', behind = ''): boolean {
  const ofSeveral = /en$|^sind$|^zijn$/;
  return ofSeveral.test(before) || (ofSeveral.test(behind) && !singular.has(before));
}

/** What a rule has found. `tokenAt`: the token that stands at an index of the text. */
type Found = { sentence: readonly Token[]; match: RegExpExecArray; tokenAt: (index: number) => number; language: Known };

function thingAt({ sentence, match, tokenAt, language }: Found): string | null {
  const range = match.indices?.groups?.['what'];
  return range === undefined ? null : thingFrom(sentence, tokenAt(range[0]), tokenAt(range[1] - 1), language);
}

/** At most three words from the token at `from`, and none of the further ones after the token at `to`. */
function thingFrom(sentence: readonly Token[], from: number, to: number, language: Known): string | null {
  const kept: Token[] = [];
  for (let at = from; at < sentence.length && kept.length < 3; at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word' || token.child !== undefined) break;
    if (kept.length > 0 && at > to) break;
    if (language.det.has(token.word) || language.plain.has(token.word)) {
      if (kept.length > 0) break;
      continue;
    }
    if (stopWords.has(token.word)) break;
    kept.push(token);
  }
  const text = kept.map((token) => token.text).join(' ');
  return text.length > 1 && goodWords(text) && !language.pronouns.has(text) ? text : null;
}

function eventOf(kind: EventKind, who: Who, found: Found): NoteEvent | null {
  const { sentence, match, tokenAt, language } = found;
  switch (kind) {
    case 'built':
    case 'found':
    case 'lost':
    case 'wants': {
      const what = thingAt(found);
      return what === null || (kind === 'wants' && who.who === undefined && who.ask === undefined) ? null : { kind, ...who, what };
    }
    case 'became': {
      const what = thingAt(found);
      if (what === null || (who.who === undefined && who.ask === undefined) || moods.has(what)) return null;
      const isKnown = roles.has(what.toLowerCase()) || kindOfNoun(what) !== null || inEnglish(what, language.code) !== null;
      return isKnown || /[\p{L}]{4,}/u.test(what) ? { kind, ...who, what } : null;
    }
    case 'joined':
    case 'left':
      return who.who === undefined ? null : { kind, who: who.who };
    case 'moved-place':
    case 'weather': {
      const range = match.indices?.groups?.['what'];
      const text = range === undefined ? undefined : sentence[tokenAt(range[0])]?.text;
      // For example: "storm" and "wind" are English too, and are read as English.
      if (kind === 'weather' && weathers.has(text?.toLowerCase() ?? '')) return null;
      return text === undefined ? null : { kind, what: text };
    }
    case 'named':
    case 'feels':
    case 'too-hard':
    case 'too-easy':
    case 'quarrel':
    case 'loved':
    case 'tired':
    case 'stands-back':
    case 'did':
    case 'end': {
      const range = match.indices?.groups?.['what'];
      const what = range === undefined ? undefined : match[0].slice(range[0] - match.index, range[1] - match.index);
      const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
      const meantOne = who.who ?? (kind !== 'quarrel' && named.length === 1 ? named[0] : undefined);
      return { kind, ...(meantOne !== undefined && { who: meantOne }), ...(what !== undefined && { what }) };
    }
  }
}
