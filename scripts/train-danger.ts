import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { stepText, stepTexts } from '../src/domain/step.ts';
import { featuresOf, loadModel, score } from '../src/storyteller/words/classifier.ts';
import { bySeed, familyOf, play } from './meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';
import { type Example, saved, train } from './training/learn.ts';

/**
 * `npm run train:danger`: learns what is dangerous in a step from `scripts/training/danger-*.json` (dangerous), `danger-none-*.json` (harmless, though it
 * sounds alike), `play.json` (play that people have read) and the product's own steps. `-- --judge` trains on three quarters of each and prints what
 * that finds in the rest; nothing is written then. The same texts give the same weights.
 */

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const folder = 'src/storyteller/safety/danger';
const bits = 16;
/** A dangerous text, and a harmless one that sounds alike, count as so many others. */
const weight = 3;

const Texts = z.array(z.union([z.string(), z.looseObject({ text: z.string() })]));

function textsIn(file: string): string[] {
  return Texts.parse(JSON.parse(readFileSync(`scripts/training/${file}`, 'utf8'))).map((row) => (typeof row === 'string' ? row : row.text));
}

function filesLike(pattern: RegExp): string[] {
  return readdirSync('scripts/training')
    .filter((file) => pattern.test(file))
    .toSorted();
}

/** What families hear and tap: the texts of each step. */
function ownSteps(): string[][] {
  return themesWithTales().flatMap((theme) => {
    const library = libraryOf(talesOf(theme));
    return Array.from({ length: 40 }, (_, at) => play(familyOf(70_000 + at * 13, theme), library, bySeed(at))).flatMap(({ told }) =>
      told.map((step) => [...stepTexts.flatMap((field) => stepText(step, field) ?? []), ...(step.options ?? []), ...(step.bullets ?? [])]),
    );
  });
}

const danger = filesLike(/^danger-\d+\.json$/).flatMap(textsIn);
const alike = filesLike(/^danger-none-\d+\.json$/).flatMap(textsIn);
const read = textsIn('play.json');
const steps = ownSteps();
const own = [...new Set(steps.flat())];
const unseen = values.judge ? (at: number): boolean => at % 4 === 3 : (): boolean => false;
const seen = <T>(list: readonly T[]): T[] => list.filter((_, at) => !unseen(at));

const { findsIn } = await import('../src/storyteller/safety/danger/finds.ts');
const ours = new Set(own.flatMap((text) => findsIn(text).map(({ key }) => key)));
const counts = new Map<string, number>();
for (const text of seen(read)) for (const { key } of findsIn(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
const used = [...counts].filter(([key]) => !ours.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
const usual = {
  ours: [...ours].toSorted(),
  often: used.filter(([, count]) => count > 3).map(([key]) => key),
  seldom: used.filter(([, count]) => count <= 3).map(([key]) => key),
};
writeFileSync(`${folder}/usual.json`, `${JSON.stringify(usual)}\n`);

const { dangerSaid, believed } = await import('../src/storyteller/safety/danger/danger.ts');
const known = new Map<string, Example['features']>();
function featuresIn(text: string): Example['features'] {
  const features = known.get(text) ?? featuresOf(dangerSaid(text), bits);
  known.set(text, features);
  return features;
}
const examples = (texts: readonly string[], wanted: number): Example[] => texts.map((text) => ({ features: featuresIn(text), wanted }));
const trained = train(
  [
    ...Array.from({ length: weight }, () => [...examples(seen(danger), 1), ...examples(seen(alike), 0)]).flat(),
    ...examples(seen(own), 0),
    ...examples(seen(read), 0),
  ],
  bits,
);
const model = saved(trained, bits);
if (!values.judge) {
  writeFileSync(`${folder}/weights.json`, `${JSON.stringify(model)}\n`);
  console.log(
    `${danger.length} dangerous texts, ${alike.length} alike, ${read.length + own.length} harmless ones; ${model.weights.length} characters of weights`,
  );
} else {
  const loaded = loadModel(model);
  const odds = (text: string): number => score(loaded, dangerSaid(text));
  const share = (list: readonly number[], from: number): string =>
    `${((list.filter((value) => value > from).length / Math.max(1, list.length)) * 100).toFixed(1)} %`;
  const rest = <T>(list: readonly T[]): T[] => list.filter((_, at) => unseen(at));
  const [found, none, harmless] = [rest(danger).map(odds), rest(alike).map(odds), rest(read).map(odds)];
  const whole = steps.filter((_, at) => at % 2 === 1).map((texts) => Math.max(...texts.map(odds)));
  for (const from of [believed, 0, -1, -1.5, -2, -2.5, -3, -3.5, -4]) {
    console.log(
      `${from}: dangerous ${share(found, from)}, alike ${share(none, from)}, read play ${share(harmless, from)}, own steps ${share(whole, from)}`,
    );
  }
}
