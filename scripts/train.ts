import { clausesOf } from '../src/storyteller/safety/trouble/clauses.ts';
import { noteSample } from '../src/storyteller/safety/trouble/likeness.ts';
import { textsIn, writeWeights } from './training/files.ts';
import { type Example, featureReader, modelOf } from './training/learn.ts';

/**
 * `npm run train`: learns the weights by which notes of trouble are told from notes of play, from every note in `scripts/training/examples/` and in the fixtures
 * but those named `*-blind`, by which it is judged. The same notes give the same weights.
 */

const bits = 16;
/** Features of one note alone are left out. Half the features, or fewer steps for a weight, catch less. */
const how = { rounds: 25, decay: 1e-5, least: 2, steps: 11 };
const folders = ['scripts/training/examples', 'tests/fixtures/notes'];

/** Every note of a sort, without those that the result is judged by. */
function examplesOf(sort: 'trouble' | 'harmless' | 'ambiguous', wanted: number): Example[] {
  const pattern = new RegExp(`^${sort}.*(?<!-blind)\\.json$`);
  return folders.flatMap((folder) => textsIn(folder, pattern)).map((text) => ({ text, wanted }));
}

const harmless = examplesOf('harmless', 0);
/** Notes are read clause by clause as well, and no clause of a note of play is trouble. */
const clauses = harmless.flatMap(({ text }) => {
  const parts = clausesOf(text);
  return parts.length > 1 ? parts.map((part) => ({ text: part, wanted: 0 })) : [];
});
const examples = [...examplesOf('trouble', 1), ...harmless, ...clauses, ...examplesOf('ambiguous', 0.5)];
console.log(`${examples.length} notes and clauses read`);
writeWeights('src/storyteller/safety/trouble', modelOf(examples, featureReader(noteSample, bits), bits, how));
