import { lowerFirst } from '../../../../words/lexicon.ts';
import type { OwnWords } from '../../read/own-words.ts';
import rows from '../en/tasks.json' with { type: 'json' };
import { cuedBy, rowsOf } from './topics.ts';

/** What a topic is full of, as things to be done: dragons breathe fire, and at a castle the drawbridge is hauled up. */

export type Task = {
  /** A verb phrase: *breathe fire*. */
  label: string;
  /** What the body does, as an imperative: *big cheeks, and blow, long and hot*. */
  how: string;
};

/** The tasks of a topic, and where in the words it stands. */
export type Topic = { at: number; tasks: readonly Task[] };

function tasksFrom(text: string): readonly Task[] {
  return text.split('/').map((task) => {
    const [label = '', how = ''] = task.split(': ');
    return { label, how };
  });
}

const table = rowsOf(rows.topics, tasksFrom);
const anybodys: Readonly<Record<string, readonly Task[]>> = Object.fromEntries(
  Object.entries(rows.anybody).map(([is, text]) => [is, tasksFrom(text)]),
);

/** The tasks of a row of the lexicon, by its id. */
export function tasksOfId(id: string): readonly Task[] {
  return table.find(({ ids }) => ids.has(id))?.is ?? [];
}

/** The topics that the words name, in their order, each once. */
export function topicsIn(words: OwnWords): readonly Topic[] {
  return cuedBy(table, words).map(({ at, row }) => ({ at, tasks: row.is }));
}

/** The tasks of whoever has none of their own, by what they are. */
export function tasksOfAny(is: string, hero: string): readonly Task[] {
  const named = (text: string) => text.replaceAll('{hero}', lowerFirst(hero));
  return (anybodys[is] ?? []).map(({ label, how }) => ({ label: named(label), how: named(how) }));
}

/** One task of each list after the other, by turns. */
export function mixed(lists: readonly (readonly Task[])[]): readonly Task[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** The first `most` of them, each once. */
export function firstOf(tasks: readonly Task[], most: number): readonly Task[] {
  return tasks.filter(({ label }, at) => tasks.findIndex((other) => other.label === label) === at).slice(0, most);
}
