import type { OwnWords } from '../../read/own-words.ts';
import { ourOwn } from '../../read/who.ts';
import { isFunctionWord, saysLittle } from '../../words/english.ts';
import { isClause } from '../../words/idea.ts';
import { type Creature, creatureNamed, type Kind, keyOf } from '../../words/lexicon.ts';
import { nounAfter, termOf } from '../../words/nouns.ts';
import { isSeveral, one, pluralOf, singularOf, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { ideaTokens, type Token } from '../../words/words.ts';
import { isVerb } from '../deeds.ts';
import { verb } from '../frames/called.ts';

/** Whom the children are in a mission: those that a family's words are about, as many as there are children. */

export type Heroes = {
  /** One of them, and several. */
  hero: Term;
  /** The words that name them, as keys. */
  keys: readonly string[];
  is: Creature['is'];
  creature: Creature | null;
  trade: Kind | null;
  /** The family's own one among them, by name: *Biscuit*; '' where there is none. */
  own: string;
};

/** People who are called so, of whom no creature of the lexicon is one. `keys`: the words that name them. */
export function heroesCalled(single: string, several: string, keys: readonly string[] = [], trade: Kind | null = null): Heroes {
  return { hero: one(single, several), keys, is: 'person', creature: null, trade, own: '' };
}

const mostWords = 3;
const person = /(?:ers|ists|men|women|people|doctors|agents|heroes|kids|children)$/;
/** Somebody by what they do with whatever stands before it: *bin lorry drivers*, *a lighthouse keeper*. */
const doer = /^(?:driver|rider|pilot|keeper|hunter|tamer|catcher|racer|player|singer|dancer|climber|diver|sailor|ranger|guard|cleaner)s?$/;

function plain(text: string): boolean {
  return /^[a-z][a-z-]+$/.test(text);
}

/** Words for several that no row knows, as the heroes: *the lego men*. Null where they can't be said, or name no one thing. */
function unknown(words: readonly string[]): Heroes | null {
  const text = words.map((word) => word.toLowerCase()).join(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isSure = words.length > 0 && words.length <= mostWords && isSeveral(last) && words.every((word) => plain(word.toLowerCase()));
  if (!isSure || isUnfit(text) || saysLittle(last) || words.slice(0, -1).some((word) => isFunctionWord(word) || verb.test(word)))
    return null;
  return { ...heroesCalled(singularOf(text), text, words.map(keyOf)), is: person.test(last) ? 'person' : 'thing' };
}

/** Words for whoever works somewhere. */
const worker = /(?:ers?|ists?|m[ae]n|tors?|vets?|police|agents?|sp(?:y|ies)|guards?|chefs?|cooks?)$/;
const works = /^(?:shop|rescue|heist|lost|crew)$/;

/** Whoever works there, where the words call them so: *firefighters*. */
function tradeAt({ found, key }: Token): Heroes | null {
  if (found?.table !== 'kind') return null;
  const { trade, tale } = found.row;
  const [single = '', several = ''] = trade;
  const isTrade = [single, several].some((name) => keyOf(name) === key || keyOf(pluralOf(name)) === key);
  const isWorker = found.en && works.test(tale) && worker.test(key);
  if (!isTrade && !isWorker) return null;
  if (isTrade) return heroesCalled(single, several, [key], found.row);
  const bare = key === 'police' ? 'police officer' : isSeveral(key) ? singularOf(key) : key;
  return heroesCalled(bare, pluralOf(bare), [key], found.row);
}

/** Whether a word says what is done or has happened. */
function isDone(word: string): boolean {
  return verb.test(word) || isVerb(word) || /[^e]ed$/.test(word);
}

const determines = /^(?:the|all|our|these|those)$/i;

/** Those who come to life, move or are gone: *a museum where the statues move*. */
function subjectIn(idea: string): Heroes | null {
  const words = idea.split(/[ ,]+/);
  for (const at of words.keys()) {
    if (!determines.test(words[at] ?? '') || determines.test(words[at + 1] ?? '')) continue;
    const behind = words.slice(at + 1, at + 2 + mostWords);
    const end = behind.findIndex(isDone);
    const found = end < 1 ? null : unknown(behind.slice(0, end));
    if (found !== null) return found;
  }
  return null;
}

/** What English words begin with, as far as it is one thing: *bin lorry drivers* of *bin lorry drivers in space*. */
export function headIn(idea: string): readonly string[] {
  const words = idea.replace(/^(?:the|our|my|some|two|three|four|five|ten|all the) /i, '').split(/[ ,]+/);
  const end = words.findIndex((word, at) => at > 0 && (isFunctionWord(word) || isDone(word)));
  return end === -1 ? words : words.slice(0, end);
}

/** A word before an event that no row knows is whoever takes part: *axolotl olympics*. */
function before(tokens: readonly Token[], kind: Kind | null): Heroes | null {
  const [first, second] = tokens;
  const isEvent = kind !== null && second?.found?.table === 'kind' && second.found.row === kind;
  if (!isEvent || first === undefined || first.found !== null || !plain(first.text.toLowerCase()) || saysLittle(first.text)) return null;
  const several = isSeveral(first.text.toLowerCase()) ? first.text.toLowerCase() : pluralOf(first.text.toLowerCase());
  const found = unknown([several]);
  return found === null ? null : { ...found, keys: [first.key], is: 'animal' };
}

const rescues = String.raw`\b(?:sav|rescu|fre)(?:e|es|ed|ing) `;
/** Somebody who can't help themselves. */
const needsHelp =
  /^(?:(?:the|an?|our|my|some|two) )?(?!(?:we|i|you|they) )(?:\p{L}+ ){0,2}\p{L}+(?: (?:on|in|at|under) the \p{L}+)? (?:(?:is|are|gets?|got|was) (?:stuck|trapped|in (?:trouble|danger))|needs? (?:our |your |some )?help)\b/iu;

/** Whom the words want saved: *the kitten* of *the kitten is stuck in the tree*; null where they want nobody saved. */
export function savedIn(words: OwnWords): Term | null {
  const named = nounAfter(words, rescues) ?? (needsHelp.test(words.idea ?? '') ? nounAfter(words, '^') : null);
  return named === null ? null : termOf(named);
}

const rescuers = heroesCalled('rescuer', 'rescuers', ['rescuers']);

/** Whoever works where it is, where nobody is named; in a place without workers, whoever looks round there. */
function there({ idea, kind: main }: OwnWords, tokens: readonly Token[]): Heroes | null {
  if (idea === null || isClause(idea) || idea.split(' ').some(isDone)) return null;
  const places = tokens.flatMap(({ found }) => (found?.table === 'kind' ? [found.row] : []));
  const kind = [main, ...places].find((each) => each !== null && works.test(each.tale)) ?? places[0] ?? null;
  const [single = '', several = ''] = kind === null || kind.tale === 'nature' ? [] : kind.trade;
  // What is somebody's own is no place to explore: *my loose tooth*.
  if (single === '' && /^(?:my|our) |’s? /i.test(idea)) return null;
  return single === '' ? heroesCalled('explorer', 'explorers', [], kind) : heroesCalled(single, several, [], kind);
}

/** Animals of any kind, in nine languages. */
const animals = /(?<!\p{L})(?:animals?|tiere?n?|animaux|animales|animali|animais|dieren|zwierz\p{L}+|hayvanlar\p{L}*)(?!\p{L})/iu;

function ofCreature(creature: Creature, [single, several]: readonly [string, string], own = ''): Heroes {
  return { hero: one(single, several), keys: [keyOf(single), keyOf(several)], is: creature.is, creature, trade: null, own };
}

/** Those who are known by a name that is not told: they are called by what they are. */
const known: readonly (readonly [RegExp, string, readonly [string, string]])[] = [
  [/\bpaw patrol\b/i, 'dog', ['rescue pup', 'rescue pups']],
  [/\b(?:avengers|justice league)\b/i, 'superhero', ['superhero', 'superheroes']],
  [/\bninjago\b/i, 'ninja', ['ninja', 'ninjas']],
  [/\bjurassic\b/i, 'dinosaur', ['dinosaur', 'dinosaurs']],
];

/** A game that is known by its rule has its players. */
const games: readonly (readonly [RegExp, string])[] = [[/\bfloor (?:is|’s) (?:hot )?lava\b/i, 'lava walker']];

/** Whether the words are a game that has its players. */
export function isGame({ clean }: OwnWords): boolean {
  return games.some(([name]) => name.test(clean));
}

/** Whom the children are; null where the words name nobody whom they could be. */
export function heroesIn(words: OwnWords): Heroes | null {
  const { who, idea, clean, kind, person } = words;
  // In a sentence of another language a word alone says little, and nobody of the family is played.
  if (idea === null && person !== null) return null;
  const tokens = ideaTokens(clean);
  const player = games.find(([name]) => name.test(clean))?.[1];
  if (player !== undefined) return heroesCalled(player, pluralOf(player));
  const team = known.find(([name]) => name.test(clean));
  if (team !== undefined) {
    const [, id, [single, several]] = team;
    const young = /\bbab(?:y|ies)\b/i.test(clean) ? 'baby ' : '';
    return { ...ofCreature(creatureNamed(id), [young + single, young + several]), keys: [] };
  }
  const head = idea === null ? [] : headIn(idea);
  const last = head.at(-1)?.toLowerCase() ?? '';
  const doers = doer.test(last)
    ? unknown([...head.slice(0, -1).filter((word) => !/^an?$/i.test(word)), isSeveral(last) ? last : pluralOf(last)])
    : null;
  if (doers !== null) return doers;
  const trades = tokens.map(tradeAt);
  const tradeIndex = trades.findIndex((found) => found !== null);
  const trade = trades[tradeIndex] ?? null;
  const whoIndex = tokens.findIndex(({ found }) => found?.table === 'creature' && found.row === who?.creature);
  if (trade !== null && (who === null || tradeIndex < whoIndex)) return trade;
  const saved = savedIn(words);
  const isSaved = who !== null && saved !== null && [who.one, who.many].some((name) => saved.text.endsWith(name));
  if (isSaved) return rescuers;
  if (who !== null) {
    const called = who.called ?? (who.ours ? (/\p{Lu}\p{Ll}+$/u.exec(ourOwn(who, clean))?.[0] ?? '') : '');
    return ofCreature(who.creature, [who.one, who.many], called);
  }
  const [creature] = tokens.flatMap(({ found }) => (found?.table === 'creature' ? [found.row] : []));
  if (creature !== undefined && saved === null) return ofCreature(creature, [creature.one, creature.many]);
  if (animals.test(clean)) return { ...heroesCalled('animal', 'animals'), is: 'animal' };
  if (saved !== null) return rescuers;
  if (idea === null) return null;
  return before(tokens, kind) ?? subjectIn(idea) ?? unknown(head) ?? there(words, tokens);
}
