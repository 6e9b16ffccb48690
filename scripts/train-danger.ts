import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stepText, stepTexts } from '../src/domain/step.ts';
import { classifierOf, type SavedModel } from '../src/storyteller/words/classifier.ts';
import { bySeed, familyOf, play } from './meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';
import { textsIn, writeWeights } from './training/files.ts';
import { type Example, modelOf } from './training/learn.ts';

/**
 * `npm run train:danger`: learns what is dangerous in a step from `scripts/training/danger-*.json` (dangerous), `danger-none-*.json` (harmless: what
 * sounds alike, and in 10 ordinary play by another hand), `play.json` (play that people have read), the product's own steps and lines of its tales.
 * `-- --judge` leaves out one writer after the other, and prints what of theirs is refused, of ordinary play that is never learned from, and of steps of
 * families that were not learned from; nothing is written then. The same texts give the same weights.
 */

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const folder = 'src/storyteller/safety/danger';
const bits = 17;
/** Fewer rounds than a note's take: what is learned by heart of these writers is not found with the next. */
const how = { rounds: 5, decay: 1e-4, least: 2, steps: 7 };
/** A text by another hand, and one of the product's own, count as so many lines of its tales. */
const [weight, weightOfOwn] = [3, 6];
/** Of so many lines of the tales one is learned: they are in the tales' tone, and with all of them everybody else's tone is held for dangerous. */
const oneLineOf = 8;
/** The number of a file's writer, where somebody wrote more than one. */
const writers: Readonly<Record<string, string>> = { 8: '5' };

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

type Written = { text: string; writer: string };

/** The texts of `NAME-1.json` and so on, with their writers. */
function written(name: string): Written[] {
  const files = readdirSync('scripts/training').toSorted();
  return files.flatMap((file) => {
    const [, number] = new RegExp(`^${name}-(\\d+)\\.json$`).exec(file) ?? [];
    if (number === undefined) return [];
    return textsIn('scripts/training', new RegExp(`^${file}$`)).map((text) => ({ text, writer: writers[number] ?? number }));
  });
}

const danger = written('danger');
const alike = written('danger-none');
const read = textsIn('scripts/training', /^play\.json$/);
const own = [...new Set(ownSteps(40, 70_000).flat())];
const lines = authored().filter((_, at) => at % oneLineOf === 0);

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

/** What is learned of all but one writer; of all for null. */
function learned(without: string | null): SavedModel {
  const of = (list: readonly Written[]): string[] => list.filter(({ writer }) => writer !== without).map(({ text }) => text);
  const often = [...examples(of(danger), 1), ...examples(of(alike), 0)];
  const counted = [
    ...Array.from({ length: weight }, () => often),
    ...Array.from({ length: weightOfOwn }, () => examples(own, 0)),
    examples([...read, ...lines], 0),
  ];
  return modelOf(counted.flat(), (text) => dangerSaid(text), bits, how);
}

function judge(): void {
  const steps = ownSteps(25, 310_000);
  const ordinary = textsIn('tests/fixtures/danger', /^ordinary\.json$/);
  const all = [...new Set(danger.map(({ writer }) => writer))];
  /** How far each text, and the farthest of each step, is above what is refused; 0 is the border. */
  const byWriter = all.map((one) => {
    const oddsOf = classifierOf(learned(one));
    const odds = (text: string): number => oddsOf(dangerSaid(text)) - refusedFrom(text);
    const oddsIn = (list: readonly Written[]): number[] => list.filter(({ writer }) => writer === one).map(({ text }) => odds(text));
    return {
      found: oddsIn(danger),
      none: oddsIn(alike),
      played: ordinary.map(odds),
      whole: steps.map((texts) => Math.max(...texts.map(odds))),
    };
  });
  const share = (list: readonly number[], from: number): string =>
    ((list.filter((value) => value > from).length / Math.max(1, list.length)) * 100).toFixed(1);
  const of = (key: 'found' | 'none' | 'played' | 'whole'): number[] => byWriter.flatMap((one) => one[key]);
  for (let from = 2; from >= -2; from -= 0.25) {
    const each = byWriter.map(({ found }, at) => `${all[at]}: ${share(found, from)}`).join(', ');
    console.log(
      `${from} from the border: dangerous ${share(of('found'), from)} % (${each}), alike ${share(of('none'), from)}, ordinary ${share(of('played'), from)}, own steps ${share(of('whole'), from)}`,
    );
  }
}

if (values.judge) judge();
else {
  console.log(`${danger.length} dangerous texts, ${alike.length} alike, ${read.length + own.length + lines.length} harmless ones`);
  writeWeights(folder, learned(null));
}
