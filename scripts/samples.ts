/**
 * npm run samples   prints the adventures of `docs/samples` anew, after a tale or the storyteller was changed. A test says when they are out of date.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { printedAnew, sampleFiles } from './story/samples.ts';

for (const file of sampleFiles()) {
  writeFileSync(file, await printedAnew(file));
  console.log(basename(file));
}
