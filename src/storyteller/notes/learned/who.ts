import { hash } from '../../engine/random.ts';
import type { EventKind, NoteEvent } from '../events.ts';
import { meant } from '../reader.ts';
import { personAt } from '../subject.ts';
import type { Token } from '../tokens.ts';
import { softmax, sumsOf, type Table } from './model.ts';

/** Who did it: one of those whom a note speaks of, or nobody in particular. */

export const whoBits = 11;

export type Who = Pick<NoteEvent, 'who' | 'ask'>;
export type Candidate = { readonly who: Who; readonly features: readonly number[] };

type Mention = { at: number; sort: 'child' | 'pronoun' | 'owner' | 'person'; who: Who };

/** Everybody who may have done what is told at `at` (of a mood: at the end of its sentence), nobody first. */
export function candidatesFor(kind: EventKind, tokens: readonly Token[], at: number, children: readonly string[]): Candidate[] {
  const all = mentions(tokens, children);
  const away = (mention: Mention): number => (mention.at <= at ? at - mention.at : 100 + mention.at - at);
  const nearest = new Map<string, Mention>();
  for (const mention of all) {
    const key = `${mention.sort} ${mention.who.who ?? mention.who.ask?.word ?? ''}`;
    const known = nearest.get(key);
    if (known === undefined || away(mention) < away(known)) nearest.set(key, mention);
  }
  const near = [...nearest.values()];
  const named = Math.min(3, new Set(all.filter(({ sort }) => sort === 'child').map(({ who }) => who.who)).size);
  const group = tokens.some(({ word }) => groups.test(word));
  const groupNear = tokens.slice(Math.max(0, at - 6), at).some(({ word }) => groups.test(word));
  const features = (signs: readonly string[]): number[] =>
    signs.flatMap((sign) => [sign, `${kind} ${sign}`]).map((sign) => hash(`who ${sign}`) & ((1 << whoBits) - 1));
  const nobody = ['nobody', `named ${named}`, `group ${group}`, `near ${groupNear} ${named}`, `family ${Math.min(3, children.length)}`];
  return [
    { who: {}, features: features([...nobody, `all ${Math.min(2, children.length)} ${named} ${group}`, `of ${Math.min(4, near.length)}`]) },
    ...near.map((mention) => {
      const { at: place, sort, who } = mention;
      const before = place < at;
      const between = tokens.slice(Math.min(place, at) + 1, Math.max(place, at));
      const far = [7, 4, 2].find((least) => between.length >= least) ?? 0;
      const other = near.some((one) => one !== mention && one.at > Math.min(place, at) && one.at < Math.max(place, at));
      const stop = between.some(({ kind: token }) => token === 'stop');
      const pause = between.some(({ kind: token }) => token === 'pause');
      const first = !near.some((one) => one.at < place);
      const [previous, next] = [wordAt(tokens, place - 1), wordAt(tokens, place + 1)];
      return {
        who,
        features: features([
          sort,
          `${sort} ${before} ${far}`,
          `${sort} ${before} other ${other} ${stop}`,
          `${sort} ${before} pause ${pause} ${other}`,
          `next ${next}`,
          `${sort} next ${next} ${before}`,
          `${sort} previous ${previous} ${before}`,
          `${sort} first ${first} ${named}`,
          `${sort} only ${named === 1} ${near.length}`,
          `${sort} near ${groupNear} ${before}`,
          `${sort} ask ${who.ask !== undefined} ${who.who === undefined}`,
        ]),
      };
    }),
  ];
}

const groups = /^(?:they|we|kids|children|both|all|everyone|everybody|us|them|girls|boys)$/;

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined ? '#' : token.child === undefined ? token.word : '@';
}

function mentions(tokens: readonly Token[], children: readonly string[]): Mention[] {
  const reader = { children, tokens, events: [], languages: new Set<never>(), at: 0, sure: () => true };
  return tokens.flatMap((token, at): Mention[] => {
    const { word, kind, child } = token;
    if (kind !== 'word') return [];
    if (child !== undefined) return [{ at, sort: 'child', who: { who: child } }];
    if (/^(?:he|she)$/.test(word)) return [{ at, sort: 'pronoun', who: meant(reader, token) }];
    if (/^(?:him|his|her)$/.test(word))
      return [{ at, sort: 'owner', who: meant(reader, { ...token, word: word === 'her' ? 'she' : 'he' }) }];
    const person = personAt(tokens, at);
    return person === null ? [] : [{ at, sort: 'person', who: { who: person } }];
  });
}

/** Who most likely did it, and how likely that is. */
export function likeliest(table: Table, candidates: readonly Candidate[]): { who: Who; share: number } {
  const shares = softmax(candidates.map(({ features }) => sumsOf(table, features, 1)[0] ?? 0));
  const best = candidates[shares.indexOf(Math.max(...shares))]?.who ?? {};
  const share = shares.reduce((sum, one, at) => (candidates[at]?.who.who === best.who ? sum + one : sum), 0);
  return { who: best, share };
}
