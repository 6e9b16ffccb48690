import { sentencesIn } from '../../words/sentences.ts';
import doings from './doings.json' with { type: 'json' };
import hazards from './hazards.json' with { type: 'json' };
import { type Hit, phraseFinder } from './phrases.ts';

/**
 * What of a text could be dangerous to do, class by class: things that hurt (*lighter*, *bleach*), and doings that hurt with this thing or in this
 * place (*climb* … *wardrobe*). It finds more than is dangerous: `danger.ts` weighs it.
 */

/** `key`: the same for the same thing or doing in other forms of its words. `words`: as they stand in the text, in small letters. */
export type Find = { readonly kind: string; readonly key: string; readonly words: string };

const things = Object.entries(hazards);
const pairs = Object.entries(doings);
/** The lists of things, then those of acts, then what each is done to. */
const phrasesIn = phraseFinder([...things.map(([, list]) => list), ...pairs.map(([, { acts }]) => acts), ...pairs.map(([, { on }]) => on)]);

/** Small letters, straight apostrophes. */
export function plainOf(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'");
}

const stem = (word: string): string => word.replace(/(?:ing|es|ed|s)$/, '');

/** Everything in the text that could be dangerous, each once. Pure; a tenth of a ms for a paragraph. */
export function findsIn(text: string): Find[] {
  const found = new Map<string, Find>();
  const add = (find: Find): void => void (found.has(find.key) || found.set(find.key, find));
  for (const sentence of sentencesIn(plainOf(text), '.!?…:;')) {
    const of = new Map<number, Hit[]>();
    for (const hit of phrasesIn(sentence)) of.set(hit.list, [...(of.get(hit.list) ?? []), hit]);
    things.forEach(([kind], list) => {
      for (const { words } of of.get(list) ?? []) add({ kind, key: words, words });
    });
    pairs.forEach(([kind], at) => {
      const objects = of.get(things.length + pairs.length + at) ?? [];
      for (const act of of.get(things.length + at) ?? []) {
        for (const object of objects) {
          const apart = act.at + act.words.length <= object.at || object.at + object.words.length <= act.at;
          if (apart) add({ kind, key: `${stem(act.words)} + ${stem(object.words)}`, words: `${act.words} … ${object.words}` });
        }
      }
    });
  }
  return [...found.values()];
}
