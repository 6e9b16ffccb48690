import { readFileSync, writeFileSync } from 'node:fs';
import { opened } from '../src/storyteller/notes/learned/model.ts';
import { believed } from '../src/storyteller/notes/learned/trust.ts';
import { fits, type Noted, partOf } from '../tests/unit/storyteller/notes/measure.ts';
import { compoundsOf } from './training/compound.ts';
import { type Lesson, lessonOf, tablesOf, trustOf, weighedBy } from './training/notes.ts';

/**
 * `npm run train:notes`: learns what events notes are like from every labelled note in the fixtures but those of the exams (`notes-blind`, `notes-blind-2`), by which the result is judged.
 * Short notes are learned from in pairs as well, since two things are often said in one breath. How far to trust it is learned from writers that the
 * rules were not mended by, each read by what was learned from all others. With `--judge` it says how well each of those writers is read by what was
 * learned from the others, and writes nothing. The same notes give the same weights.
 */

/** Writers that no rule was mended by. */
const unseen = [
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
].map((name) => `notes-${name}`);
const known = [
  'events-dev',
  'events-kept',
  'events-open',
  'notes-fresh',
  'notes-kept',
  'notes-open',
  'notes-sixth',
  'notes-eighteenth',
  'notes-nineteenth',
  'notes-twentieth',
  'notes-twentyfirst',
  'notes-twentysecond',
];

const read = (name: string): Noted[] => JSON.parse(readFileSync(`tests/fixtures/notes/${name}.json`, 'utf8')) as Noted[];
const notes = new Map([...known, ...unseen, 'notes-plain'].map((name) => [name, read(name)]));
const lessons = new Map([...notes].map(([name, list]) => [name, list.map(lessonOf)]));
/** Two notes of a writer in one breath. */
const compounds = new Map([...notes].map(([name, list]) => [name, compoundsOf(list).map(lessonOf)]));
/** All but those of one writer. Unseen and what is plain count twice: the rest has been written for the rules, and they for it. */
const without = (held: string | null) =>
  [...lessons].flatMap(([name, list]) =>
    name === held ? [] : [...list, ...(known.includes(name) ? [] : list), ...(compounds.get(name) ?? [])],
  );

const weighed = new Map(
  unseen.map((held) => {
    const tables = opened(tablesOf(without(held)));
    const weigh = (list: readonly Lesson[] = []) => list.map((lesson) => ({ lesson, found: weighedBy(tables, lesson) }));
    return [held, { own: weigh(lessons.get(held)), compound: weigh(compounds.get(held)) }];
  }),
);
/** (Of notes as they were written: learned from pairs as well, the trust was greater, and more was misread.) */
const evidence = (held: string | null) =>
  [...weighed].flatMap(([name, { own }]) => (name === held ? [] : own.flatMap(({ found }) => found)));

/** By so much less is believed what a rule has read as well, as in `notes/read.ts`. */
const ruledLess = 0.03;

if (process.argv.includes('--judge')) {
  const trusts = new Map(unseen.map((held) => [held, trustOf(evidence(held))]));
  for (const point of [0.75, 0.8, 0.85, 0.88, 0.9]) {
    const figures = unseen.map((held) => {
      const list = (weighed.get(held)?.own ?? []).map(({ lesson: { noted }, found }) => ({
        noted,
        events: believed(
          found.map((one) => one.evidence),
          trusts.get(held) ?? {},
          { ruled: point - ruledLess, alike: point },
        ),
      }));
      const telling = list.filter(({ noted }) => noted.events.length > 0);
      const right = telling.filter(({ noted, events }) =>
        noted.events.slice(0, 1).some((main) => events.some((event) => fits(event, main, noted))),
      );
      const wrong = list.filter(({ noted, events }) =>
        events.some((event) => !noted.events.some((expected) => partOf(event, expected, noted))),
      );
      return [(100 * right.length) / telling.length, (100 * wrong.length) / list.length] as const;
    });
    const percent = (at: 0 | 1): string => figures.map((one) => one[at].toFixed(1)).join(', ');
    const breaths = unseen.flatMap((held) =>
      (weighed.get(held)?.compound ?? []).map(({ lesson: { noted }, found }) => {
        const events = believed(
          found.map((one) => one.evidence),
          trusts.get(held) ?? {},
          { ruled: point - ruledLess, alike: point },
        );
        return noted.events.map((wanted) => Number(events.some((event) => fits(event, wanted, noted))));
      }),
    );
    const heard = (at: 0 | 1): string => ((100 * breaths.reduce((sum, one) => sum + (one[at] ?? 0), 0)) / breaths.length).toFixed(1);
    console.log(
      `point ${point}: right ${percent(0)} %, misread ${percent(1)} %; two in a breath: the first ${heard(0)}, the second ${heard(1)} %`,
    );
  }
} else {
  const saved = { ...tablesOf(without(null)), trust: trustOf(evidence(null)) };
  writeFileSync('src/storyteller/notes/learned/weights.json', `${JSON.stringify(saved)}\n`);
  console.log(`weights written, learned from ${[...lessons.values()].flat().length} notes`);
}
