import { sentencesIn } from '../../words/sentences.ts';
import doings from './doings.json' with { type: 'json' };
import hazards from './hazards.json' with { type: 'json' };

/**
 * What of a text could be dangerous to do, class by class: things that hurt (*lighter*, *bleach*), and doings that hurt with this thing or in this
 * place (*climb* … *wardrobe*). It finds more than is dangerous: `danger.ts` weighs it.
 */

/** `key`: the same for the same thing or doing in other forms of its words. `words`: as they stand in the text, in small letters. */
export type Find = { readonly kind: string; readonly key: string; readonly words: string };

type Doing = { readonly kind: string; readonly acts: RegExp; readonly on: RegExp };

/** Words between bars; `*` stands for any ending. */
function anyWord(list: string): RegExp {
  const words = [...new Set(list.split('|').map((word) => word.trim()))].sort((a, b) => b.length - a.length);
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '\\w*' : `\\${sign}`)));
  return new RegExp(`(?<![\\w'])(?:${patterns.join('|')})(?!\\w)`, 'g');
}

let tables: { things: [string, RegExp][]; doings: Doing[] } | null = null;

function load(): { things: [string, RegExp][]; doings: Doing[] } {
  tables ??= {
    things: Object.entries(hazards).map(([kind, list]) => [kind, anyWord(list)]),
    doings: Object.entries(doings).map(([kind, { acts, on }]) => ({ kind, acts: anyWord(acts), on: anyWord(on) })),
  };
  return tables;
}

/** Small letters, straight apostrophes. */
export function plainOf(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'");
}

const stem = (word: string): string => word.replace(/(?:ing|es|ed|s)$/, '');

/** Everything in the text that could be dangerous, each once. Pure; about 4 ms for a paragraph. */
export function findsIn(text: string): Find[] {
  const found = new Map<string, Find>();
  const add = (find: Find): void => void (found.has(find.key) || found.set(find.key, find));
  const { things, doings: pairs } = load();
  for (const sentence of sentencesIn(plainOf(text), '.!?…:;')) {
    for (const [kind, pattern] of things) for (const [words] of sentence.matchAll(pattern)) add({ kind, key: words, words });
    for (const { kind, acts, on } of pairs) {
      const objects = [...sentence.matchAll(on)];
      for (const act of sentence.matchAll(acts)) {
        for (const object of objects) {
          const apart = act.index + act[0].length <= object.index || object.index + object[0].length <= act.index;
          if (apart) add({ kind, key: `${stem(act[0])} + ${stem(object[0])}`, words: `${act[0]} … ${object[0]}` });
        }
      }
    }
  }
  return [...found.values()];
}
