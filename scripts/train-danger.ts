import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stepText, stepTexts } from '../src/domain/step.ts';
import { classifierOf } from '../src/storyteller/words/classifier.ts';
import { bySeed, familyOf, play } from './meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';
import { textsIn, writeWeights } from './training/files.ts';
import { type Example, modelOf } from './training/learn.ts';

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

/** What families hear and tap: the texts of each step. */
function ownSteps(): string[][] {
  return themesWithTales().flatMap((theme) => {
    const library = libraryOf(talesOf(theme));
    return Array.from({ length: 40 }, (_, at) => play(familyOf(70_000 + at * 13, theme), library, bySeed(at))).flatMap(({ told }) =>
      told.map((step) => [...stepTexts.flatMap((field) => stepText(step, field) ?? []), ...(step.options ?? []), ...(step.bullets ?? [])]),
    );
  });
}

const danger = textsIn('scripts/training', /^danger-\d+\.json$/);
const alike = textsIn('scripts/training', /^danger-none-\d+\.json$/);
const read = textsIn('scripts/training', /^play\.json$/);
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
// `danger.ts` reads it as it is loaded; what was there comes back after a judgement.
const usualFile = `${folder}/usual.json`;
const usualBefore = readFileSync(usualFile);
writeFileSync(usualFile, `${JSON.stringify(usual)}\n`);

const { dangerSaid, believed } = await import('../src/storyteller/safety/danger/danger.ts');
if (values.judge) writeFileSync(usualFile, usualBefore);
const examples = (texts: readonly string[], wanted: number): Example[] => texts.map((text) => ({ text, wanted }));
const model = modelOf(
  [
    ...Array.from({ length: weight }, () => [...examples(seen(danger), 1), ...examples(seen(alike), 0)]).flat(),
    ...examples(seen(own), 0),
    ...examples(seen(read), 0),
  ],
  (text) => dangerSaid(text),
  bits,
);
if (!values.judge) {
  console.log(`${danger.length} dangerous texts, ${alike.length} alike, ${read.length + own.length} harmless ones`);
  writeWeights(folder, model);
} else {
  const oddsOf = classifierOf(model);
  const odds = (text: string): number => oddsOf(dangerSaid(text));
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
