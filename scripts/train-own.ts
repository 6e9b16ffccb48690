import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { askedFor, ruledArchetype } from '../src/storyteller/tales/own/archetype.ts';
import { featuresOf } from '../src/storyteller/tales/own/learned/features.ts';
import { archetypes, likeliest } from '../src/storyteller/tales/own/learned/model.ts';
import { readWords } from '../src/storyteller/tales/own/read.ts';
import { themes } from '../tests/unit/storyteller/own-themes.ts';
import { type Lesson, weightsOf } from './training/own.ts';

/**
 * `npm run train:own`: learns which archetype a family's own words ask for, from every sorted idea in `tests/fixtures/own/` and the themes of its
 * test, but for those that rules alone decide. With `--judge` it says how each tenth of the ideas is sorted by what was learned from the others,
 * and writes nothing: how many get a plot that does not honour them, and how many the stage where another plot would. The same ideas give the
 * same weights.
 */

type Idea = { words: string; kinds: readonly string[] };

const folder = 'tests/fixtures/own';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const isLearned = ({ words, kinds }: Idea) =>
  askedFor(readWords(words)) === null && kinds.some((kind) => (archetypes as readonly string[]).includes(kind));
const ideas = files.flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Idea[]).filter(isLearned);
const known = themes.flatMap(([words, { tale }]): Idea[] => (tale === undefined ? [] : [{ words, kinds: [tale] }])).filter(isLearned);

function lessonOf({ words, kinds }: Idea): Lesson {
  const read = readWords(words);
  return { features: featuresOf(read, ruledArchetype(read)), wanted: kinds, weight: 1 };
}

const lessons = ideas.map(lessonOf);
const themed = known.map(lessonOf);

if (process.argv.includes('--judge')) {
  const folds = 10;
  const chosen = Array.from({ length: folds }, (_, fold) => {
    const table = weightsOf([...lessons.filter((_, at) => at % folds !== fold), ...themed]);
    return ideas.flatMap(({ kinds }, at) =>
      at % folds === fold ? [{ kinds, found: likeliest(lessons[at]?.features ?? [], 'stage', table) }] : [],
    );
  }).flat();
  const missed = chosen.filter(({ kinds, found }) => !kinds.includes(found));
  const share = (count: number) => `${((100 * count) / ideas.length).toFixed(1)} %`;
  const staged = missed.filter(({ found }) => found === 'stage').length;
  console.log(
    `of ${ideas.length} ideas, a plot that does not honour them ${share(missed.length - staged)}, the stage for want of one ${share(staged)}`,
  );
} else {
  const saved = weightsOf([...lessons, ...themed]);
  writeFileSync('src/storyteller/tales/own/learned/weights.json', `${JSON.stringify(saved)}\n`);
  console.log(`weights of ${Object.keys(saved.weights).length} features written, learned from ${lessons.length + themed.length} ideas`);
}
