import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ruledArchetype } from '../src/storyteller/tales/own/archetype.ts';
import { featuresOf } from '../src/storyteller/tales/own/learned/features.ts';
import { likeliest } from '../src/storyteller/tales/own/learned/model.ts';
import { readWords } from '../src/storyteller/tales/own/read.ts';
import { themes } from '../tests/unit/storyteller/own-themes.ts';
import { type Lesson, weightsOf } from './training/own.ts';

/**
 * `npm run train:own`: learns which archetype a family's own words ask for, from every sorted idea in `tests/fixtures/own/` and the themes of its
 * test. With `--judge` it says how well each tenth of the ideas is sorted by what was learned from the others, and writes nothing. The same
 * ideas give the same weights.
 */

type Idea = { words: string; kinds: readonly string[] };

const folder = 'tests/fixtures/own';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const ideas = files.flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Idea[]);
const known = themes.flatMap(([words, { tale }]): Idea[] => (tale === undefined ? [] : [{ words, kinds: [tale] }]));

function lessonOf({ words, kinds }: Idea): Lesson {
  const read = readWords(words);
  return { features: featuresOf(read, ruledArchetype(read)), wanted: kinds, weight: 1 };
}

const lessons = ideas.map(lessonOf);
const themed = known.map(lessonOf);

if (process.argv.includes('--judge')) {
  const folds = 10;
  const right = Array.from({ length: folds }, (_, fold) => {
    const table = weightsOf([...lessons.filter((_, at) => at % folds !== fold), ...themed]);
    return ideas.filter(({ kinds }, at) => at % folds === fold && kinds.includes(likeliest(lessons[at]?.features ?? [], table))).length;
  });
  const ruled = ideas.filter(({ words, kinds }) => kinds.includes(ruledArchetype(readWords(words)))).length;
  const share = (count: number) => `${((100 * count) / ideas.length).toFixed(1)} %`;
  console.log(`of ${ideas.length} ideas, right by rules ${share(ruled)}, learned ${share(right.reduce((sum, each) => sum + each, 0))}`);
} else {
  const saved = weightsOf([...lessons, ...themed]);
  writeFileSync('src/storyteller/tales/own/learned/weights.json', `${JSON.stringify(saved)}\n`);
  console.log(`weights of ${Object.keys(saved.weights).length} features written, learned from ${lessons.length + themed.length} ideas`);
}
