import type { OwnWords } from '../../read/own-words.ts';
import { isClause } from '../../words/idea.ts';
import cueRows from '../../words/lexicon/en/cues.json' with { type: 'json' };
import { keyOf } from '../../words/lexicon.ts';
import { ideaTokens, type Token } from '../../words/words.ts';
import { cuesIn, parseCues } from '../cues.ts';
import { isFrame } from './model.ts';

/** What the classifier of a family's own words sees: words, their neighbours and parts, what the lexicon knows of them, and what the rules chose. */

const part = 4;
const longWord = 5;
const most = 4;

/** The features of a family's words; `ruled` is the archetype that the rules chose. */
export function ideaFeatures(words: OwnWords, ruled: string): string[] {
  const keys = keyOf(words.clean).split(' ');
  return [
    ...new Set([
      ...ofWords(keys),
      ...ofCues(keys),
      ...ofLexicon(words),
      ...ofRest(words),
      ...ofGrammar(words, keys),
      ...ofRules(words, ruled, keys.length),
    ]),
  ];
}

/** The same with what tells a name from a sentence, and with the cues of frames: what they are told apart by. */
export function frameFeaturesOf(words: OwnWords, ruled: string): string[] {
  const keys = keyOf(words.clean).split(' ');
  return [...new Set([...ideaFeatures(words, ruled), ...ofGrammar(words, keys), ...cuedBy(frameCues, keys)])];
}

function ofWords(keys: readonly string[]): string[] {
  const found = [`first ${keys[0]}`];
  keys.forEach((word, at) => {
    found.push(word);
    const next = keys[at + 1];
    if (next !== undefined) found.push(`${word} ${next}`);
    if (word.length < longWord) return;
    for (let from = 0; from + part <= word.length + 2; from += 1) found.push(`~${` ${word} `.slice(from, from + part)}`);
  });
  return found;
}

/** Words and phrases that speak for an archetype. */
const allCues = Object.entries(cueRows).map(([archetype, rows]) => ({ archetype, cues: parseCues(rows) }));
const cues = allCues.filter(({ archetype }) => !isFrame(archetype));
const frameCues = allCues.filter(({ archetype }) => isFrame(archetype));

function isCue(key: string): boolean {
  return cues.some(({ cues: each }) => !cuesIn(each, key.split(' ')).next().done);
}

/** The tokens on which a cue of the archetype stands, by themselves or with those beside them. */
export function cuesOn(archetype: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const words = tokens.flatMap((token) => token.key.split(' ').map((word) => ({ word, token })));
  const keys = words.map(({ word }) => word);
  const found = cues.filter((each) => each.archetype === archetype).flatMap((each) => [...cuesIn(each.cues, keys)]);
  return new Set(found.flatMap(({ at, span }) => words.slice(at, at + span).map(({ token }) => token)));
}

/** How many words speak for each archetype, whether phrases do, and which speak first: what comes first is most often what the story is. */
function ofCues(keys: readonly string[]): string[] {
  return cuedBy(cues, keys);
}

function cuedBy(of: typeof cues, keys: readonly string[]): string[] {
  const said = of.flatMap(({ archetype, cues: each }) => [...cuesIn(each, keys)].map((found) => ({ archetype, ...found })));
  const first = Math.min(...said.map(({ at }) => at));
  return said.flatMap(({ archetype, at, span }, index) => [
    `+${archetype}`,
    ...(said.some((other, later) => later < index && other.archetype === archetype) ? [`++${archetype}`] : []),
    ...(span > 1 ? [`+_${archetype}`] : []),
    ...(at === first ? [`+1${archetype}`] : []),
  ]);
}

/** What stands first is most often what the story is: *a tree house for our cat Lilly*. */
function ofLexicon({ clean }: OwnWords): string[] {
  return ideaTokens(clean).flatMap(({ found, more }, at) =>
    [...(found === null ? [] : [found]), ...more].flatMap((each) => {
      if (each.table === 'kind') return [`=${each.row.id}`, `=${each.row.tale}`, ...(at === 0 ? [`^${each.row.tale}`] : [])];
      return each.table === 'creature' ? [`=${each.row.is}`] : [`=${each.table}`];
    }),
  );
}

/** Whether it is a name or says something of somebody: what is only named is another story than what happens. */
function ofGrammar({ idea, clean }: OwnWords, keys: readonly string[]): string[] {
  const size = keys.length <= 2 ? 'few' : keys.length <= 5 ? 'some' : 'many';
  const isAgain = keys.length > 1 && keys.every((key) => key === keys[0]);
  const form = idea === null ? 'foreign' : isClause(idea) ? 'clause' : 'name';
  return [`@${form}`, `@${form} ${size}`, `@${form} ${keys[0]}`, ...(/[!?]$/.test(clean) ? ['@call'] : []), ...(isAgain ? ['@again'] : [])];
}

/** How many words mean nothing to the lexicon: the more they are, the less of the idea a plot of ours would tell. */
function ofRest({ clean }: OwnWords): string[] {
  const rest = ideaTokens(clean).filter(({ found, key, sign }) => !sign && found === null && key.length > 3 && !isCue(key)).length;
  return [`#${Math.min(rest, most)}`, ...(rest > 1 ? ['#+'] : [])];
}

/** Rules are the surer, the fewer words they leave over. */
function ofRules({ kind, who, where, person, missing, loot, sides, name }: OwnWords, ruled: string, count: number): string[] {
  const size = count <= 2 ? 'few' : count <= 5 ? 'some' : 'many';
  const named = { kind, who, where, person, missing, loot, sides, name };
  return ['', `?${ruled}`, `?${ruled} ${size}`, ...Object.entries(named).flatMap(([key, value]) => (value === null ? [] : [`!${key}`]))];
}
