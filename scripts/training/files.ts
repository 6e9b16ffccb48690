import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { SavedModel } from '../../src/storyteller/words/classifier.ts';

/** The texts that a classifier learns from, and where what it has learned is kept. */

const Texts = z.array(z.union([z.string(), z.object({ text: z.string() }), z.object({ note: z.string() })]));

/** The texts of every file of the folder whose name fits, in the order of their names. */
export function textsIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder).filter((file) => pattern.test(file));
  return files.toSorted().flatMap((file) =>
    Texts.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map((row) => {
      if (typeof row === 'string') return row;
      return 'text' in row ? row.text : row.note;
    }),
  );
}

/** Writes a model's weights beside what reads them, with the log-odds above which a text is refused where training sets it, and says how much they are. */
export function writeWeights(folder: string, model: SavedModel & { readonly point?: number }): void {
  writeFileSync(`${folder}/weights.json`, `${JSON.stringify(model)}\n`);
  console.log(`${model.weights.length} characters of weights written`);
}
