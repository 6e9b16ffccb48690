import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stepText, stepTexts } from '../src/domain/step.ts';
import { classifierOf, type SavedModel } from '../src/storyteller/words/classifier.ts';
import { bySeed, familyOf, play } from './meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';
import { textsIn, writeWeights } from './training/files.ts';
import { type Example, modelOf } from './training/learn.ts';

/**
 * `npm run train:danger`: learns what is dangerous in a step from `scripts/training/danger-*.json` (dangerous), `danger-none-*.json` (harmless, though it
 * sounds alike), `play.json` (play that people have read), the product's own steps and the lines of its tales. `-- --judge` trains four times on three
 * quarters of what others wrote, and prints what of the quarters left out is refused, and of steps of families that were not learned from; nothing is
 * written then. The same texts give the same weights.
 */

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const folder = 'src/storyteller/safety/danger';
const bits = 16;
/** A dangerous text, a harmless one that sounds alike, and one of the product's own count as so many others. */
const weight = 3;

/** What so many families of each theme hear and tap: the texts of each step. */
function ownSteps(families: number, seed: number): string[][] {
  return themesWithTales().flatMap((theme) => {
    const library = libraryOf(talesOf(theme));
    return Array.from({ length: families }, (_, at) => play(familyOf(seed + at * 13, theme), library, bySeed(seed + at))).flatMap(
      ({ told }) =>
        told.map((step) => [
          ...stepTexts.flatMap((field) => stepText(step, field) ?? []),
          ...(step.options ?? []),
          ...(step.bullets ?? []),
        ]),
    );
  });
}

/** Every line that stands in a tale, without its marks: a family hears few of them. */
function authored(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const line = value.replace(/[{}[\]*]/g, '');
      if (line.split(' ').length >= 5) found.add(line);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const theme of themesWithTales()) walk(talesOf(theme));
  return [...found];
}

const danger = textsIn('scripts/training', /^danger-\d+\.json$/);
const alike = textsIn('scripts/training', /^danger-none-\d+\.json$/);
const read = textsIn('scripts/training', /^play\.json$/);
const own = [...new Set(ownSteps(40, 70_000).flat())];
const lines = authored();

const { findsIn } = await import('../src/storyteller/safety/danger/finds.ts');
const ours = new Set(own.flatMap((text) => findsIn(text).map(({ key }) => key)));
const counts = new Map<string, number>();
for (const text of read) for (const { key } of findsIn(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
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

const { dangerSaid, refusedFrom } = await import('../src/storyteller/safety/danger/danger.ts');
if (values.judge) writeFileSync(usualFile, usualBefore);
const examples = (texts: readonly string[], wanted: number): Example[] => texts.map((text) => ({ text, wanted }));

/** What is learned where every fourth dangerous text, and every fourth that sounds alike or is read play, is left out from `quarter` on; of all for null. */
function learned(quarter: number | null): SavedModel {
  const seen = (list: readonly string[]): string[] => list.filter((_, at) => at % 4 !== quarter);
  const often = [...examples(seen(danger), 1), ...examples(seen(alike), 0), ...examples(own, 0)];
  const once = examples([...seen(read), ...lines], 0);
  return modelOf([...Array.from({ length: weight }, () => often).flat(), ...once], (text) => dangerSaid(text), bits);
}

function judge(): void {
  const steps = ownSteps(12, 310_000);
  /** How far each text, and the farthest of each step, is above what is refused; 0 is the border. */
  const [found, none, played, whole]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const quarter of [0, 1, 2, 3]) {
    const oddsOf = classifierOf(learned(quarter));
    const odds = (text: string): number => oddsOf(dangerSaid(text)) - refusedFrom(text);
    const leftOut = (list: readonly string[]): string[] => list.filter((_, at) => at % 4 === quarter);
    found.push(...leftOut(danger).map(odds));
    none.push(...leftOut(alike).map(odds));
    played.push(...leftOut(read).map(odds));
    whole.push(...steps.map((texts) => Math.max(...texts.map(odds))));
  }
  const share = (list: readonly number[], from: number): string =>
    `${((list.filter((value) => value > from).length / Math.max(1, list.length)) * 100).toFixed(1)} %`;
  for (let from = 2; from >= -2; from -= 0.25) {
    console.log(
      `${from} from the border: dangerous ${share(found, from)}, alike ${share(none, from)}, read play ${share(played, from)}, own steps ${share(whole, from)}`,
    );
  }
}

if (values.judge) judge();
else {
  console.log(`${danger.length} dangerous texts, ${alike.length} alike, ${read.length + own.length + lines.length} harmless ones`);
  writeWeights(folder, learned(null));
}
