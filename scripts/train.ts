import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { noteSaid } from '../src/storyteller/safety/trouble/likeness.ts';
import { featuresOf } from '../src/storyteller/words/classifier.ts';
import { type Example, saved, train } from './training/learn.ts';

/**
 * `npm run train`: learns the weights by which notes of trouble are told from notes of play, from every note in `scripts/training/` and in the fixtures
 * but those named `*-blind`, by which it is judged. The same notes give the same weights.
 */

const bits = 15;
const Notes = z.array(z.looseObject({ note: z.string() }));

type Sort = 'trouble' | 'harmless' | 'ambiguous';

/** Every note of a sort, without those that the result is judged by. */
function notesOf(sort: Sort): string[] {
  const folders = ['scripts/training', 'tests/fixtures/notes'];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.startsWith(sort) && !file.endsWith('-blind.json'))
      .flatMap((file) => Notes.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map(({ note }) => note)),
  );
}

function examplesOf(sort: Sort, wanted: number): Example[] {
  return notesOf(sort).map((note) => ({ features: featuresOf(noteSaid(note), bits), wanted }));
}

const examples = [...examplesOf('trouble', 1), ...examplesOf('harmless', 0), ...examplesOf('ambiguous', 0.5)];
const model = saved(train(examples, bits), bits);
writeFileSync('src/storyteller/safety/trouble/weights.json', `${JSON.stringify(model)}\n`);
console.log(`${examples.length} notes read, ${model.weights.length} characters of weights written`);
