import { lowerFirst } from '../../../../words/lexicon.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { type Cues, cued, cuedPair, cuesFrom, idOf, meantBy, type Part, partsOf, themeIn } from '../cued.ts';
import rows from '../en/tasks.json' with { type: 'json' };

/** What a topic is full of, as things to be done: dragons breathe fire, and at a castle the drawbridge is hauled up. */

export type Task = {
  /** A verb phrase: *breathe fire*. */
  label: string;
  /** What the body does, as an imperative: *big cheeks, and blow, long and hot*. */
  how: string;
};

/** The tasks of a topic, and where in the words it stands. */
export type Topic = { at: number; tasks: readonly Task[] };

type Row = Cues & { tasks: readonly Task[] };

function tasksFrom(text: string): readonly Task[] {
  return text.split('/').map((task) => {
    const [label = '', how = ''] = task.split(': ');
    return { label, how };
  });
}

const table: readonly Row[] = Object.entries(rows.topics).map(([key, text]) => ({ ...cuesFrom(key), tasks: tasksFrom(text) }));
/** The tasks of a row of the lexicon, by its id. */
export function tasksOfId(id: string): readonly Task[] {
  return table.find(({ ids }) => ids.has(id))?.tasks ?? [];
}

const anybodys: Readonly<Record<string, readonly Task[]>> = Object.fromEntries(
  Object.entries(rows.anybody).map(([is, text]) => [is, tasksFrom(text)]),
);

/** A word of another language is a topic by what it means, and not by its letters. */
function rowFor(part: Part, parts: readonly Part[], at: number, words: OwnWords): Row | undefined {
  const named = words.idea === null && part.sign === '' ? undefined : (cuedPair(table, parts, at) ?? cued(table, part));
  const meant = meantBy(part, words);
  return named ?? table.find(({ ids }) => meant.some((each) => ids.has(idOf(each))));
}

/** The topics that the words name, in their order, each once. */
export function topicsIn(words: OwnWords): readonly Topic[] {
  const parts = partsOf(themeIn(words.clean));
  const found = parts.flatMap((part, at) => {
    // *Mummy* is a mother, and nobody in bandages.
    const row = part.word === words.person?.name.toLowerCase() ? undefined : rowFor(part, parts, at, words);
    return row === undefined ? [] : [{ at, row }];
  });
  return found
    .filter(({ row }, index) => found.findIndex((other) => other.row === row) === index)
    .map(({ at, row }) => ({ at, tasks: row.tasks }));
}

/** The tasks of whoever has none of their own, by what they are. */
export function tasksOfAny(is: string, hero: string): readonly Task[] {
  const named = (text: string) => text.replaceAll('{hero}', lowerFirst(hero));
  return (anybodys[is] ?? []).map(({ label, how }) => ({ label: named(label), how: named(how) }));
}
