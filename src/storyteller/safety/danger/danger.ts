import { classifierOf, type Sample } from '../../words/classifier.ts';
import { sentencesIn } from '../../words/sentences.ts';
import { type Find, findsIn, plainOf } from './finds.ts';
import usual from './usual.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

/**
 * Whether a text that a model or an automation wrote asks something dangerous of children. A linear classifier (`npm run train:danger`) weighs all words
 * and what the tables find, marked by how usual each find is in play that people have read and found harmless (`usual.json`). It may be too strict:
 * the device's own step is told then.
 */

/** How often a find occurs in reviewed play: never, up to three times in some ten thousand texts, or more often; `ours`: in the product's own steps. */
type Use = 'never' | 'seldom' | 'often' | 'ours';

const ours = new Set(usual.ours);
const often = new Set(usual.often);
const seldom = new Set(usual.seldom);

function useOf({ key }: Find): Use {
  if (ours.has(key)) return 'ours';
  if (often.has(key)) return 'often';
  return seldom.has(key) ? 'seldom' : 'never';
}

/** Words that say it is play, or that an adult does it. */
const calm =
  /\b(?:grown-?ups?|grown up|adults?|pretend\w*|imagin\w*|paper|cardboard|invisible|as if|toys?|soft\w*|slowly|gently|carefully|made of|story|sitting|seated|sit down)\b/g;

/** What could be dangerous in a text, each with how usual it is. */
type Finds = readonly { find: Find; use: Use }[];

function usedFinds(text: string): Finds {
  return findsIn(text).map((find) => ({ find, use: useOf(find) }));
}

/** A text as the classifier reads it. */
export function dangerSample(text: string, finds: Finds = usedFinds(text)): Sample {
  const plain = plainOf(text);
  const strange = finds.filter(({ use }) => use === 'never').length;
  const signs = [
    ...finds.filter(({ use }) => use !== 'ours').flatMap(({ find, use }) => [`${find.kind} ${use}`, find.key]),
    ...[1, 2, 4].filter((count) => strange >= count).map((count) => `strange ${count}`),
    ...new Set([...plain.matchAll(calm)].map(([word]) => `calm ${word}`)),
  ];
  return { words: plain.match(/[\p{L}\p{N}]+/gu) ?? [], signs };
}

/** Texts with fewer words, such as titles, say too little for the usual threshold: they are refused at even odds. */
const fewWords = 5;

/** Log-odds above which this text is refused. `point`: the same for any of enough words; by itself where training has set it (`docs/decisions/notes-and-safety.md`). */
export function refusedFrom(text: string, point = weights.point): number {
  return text.trim().split(/\s+/).length < fewWords ? 0 : point;
}

const oddsOf = classifierOf(weights);

/** What is dangerous in a text: its class and its least usual words; null where nothing is. English; takes a few ms. */
export function dangerIn(text: string): { kind: string; words: string } | null {
  if (!/\p{L}/u.test(text)) return null;
  const finds = usedFinds(text);
  if (oddsOf(dangerSample(text, finds)) <= refusedFrom(text)) return null;
  const order: Use[] = ['never', 'seldom', 'often', 'ours'];
  const [first] = [...finds].sort((a, b) => order.indexOf(a.use) - order.indexOf(b.use));
  return first === undefined ? { kind: 'its tone', words: '' } : { kind: first.find.kind, words: first.find.words };
}

const connective = /^(?:[“"'(]*)(?:(?:and|then|now|so|but|next|first|finally|quick|listen|come on)[,!]?\s+)*/i;
const tells =
  /^(?:the|an?|he|she|it|its|they|his|her|their|there|this|that|these|those|once|somewhere|somebody|someone|something|nobody|nothing|many|some|far|deep|high|in|on|at|behind|under|over|above|below|between|from|with|without|what|who|why|where|how|because|as|when|while|until)\b/i;
const toListeners = /\b(?:you|your|yours|yourself|yourselves|everybody|everyone|each|whoever|whose turn|let's|let us|we|us|our)\b/i;

/**
 * The sentences of a story that ask something of those who hear it: a knight may draw a sword in one that only tells. What can't be told apart counts
 * as asked. English.
 */
export function askedIn(story: string): string {
  return sentencesIn(story)
    .filter((sentence) => toListeners.test(sentence) || !tells.test(sentence.replace(connective, '')))
    .join(' ');
}
