import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Step, stepText, stepTexts } from '../src/domain/steps/step.ts';
import type { SavedModel } from '../src/storyteller/words/classifier.ts';
import { bySeed, familyOf, play } from './meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';
import { textsIn, writeWeights } from './training/files.ts';
import { type Example, featureReader, modelOf, oddsBy } from './training/learn.ts';

/**
 * `npm run train:danger`: learns what is dangerous in a step from `scripts/training/examples/danger-*.json` (dangerous), `danger-none-*.json` (harmless, but
 * sounds alike), `danger-play-*.json` (ordinary play by other hands), `play.json` (play that people have read), the product's own steps and lines of its
 * tales; then leaves out one writer of dangers after the other, and sets the point from which a text is refused so that enough of theirs is.
 * `-- --judge` leaves out the hands of ordinary play as well, prints what each point costs, and writes nothing. The same texts give the same weights.
 */

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const folder = 'src/storyteller/safety/danger';
const bits = 17;
/** Fewer rounds than a note's take: what is learned by heart of these writers is not found with the next. */
const how = { rounds: 5, decay: 1e-4, least: 3, steps: 7 };
/** A text by another hand, and one of the product's own, count as so many lines of its tales. */
const [weight, weightOfOwn] = [3, 9];
/** Of so many lines of the tales one is learned: they are in the tales' tone, and with all of them everybody else's tone is held for dangerous. */
const oneLineOf = 8;
/** So many dangers by a writer who was left out are to be refused. */
const wantedFound = 0.98;
/** The writer of a file, where somebody wrote more than one. */
const writers: Readonly<Record<string, string>> = { 'danger-8': 'danger-5', 'danger-10': 'danger-9' };

/** The steps that so many families of each theme play. */
function ownSteps(families: number, seed: number): Step[] {
  return themesWithTales().flatMap((theme) => {
    const library = libraryOf(talesOf(theme));
    return Array.from({ length: families }, (_, at) => play(familyOf(seed + at * 13, theme), library, bySeed(seed + at))).flatMap(
      ({ told }) => told,
    );
  });
}

/** What a family hears and taps of a step. */
function textsOf(step: Step): string[] {
  return [...stepTexts.flatMap((field) => stepText(step, field) ?? []), ...(step.options ?? []), ...(step.bullets ?? [])];
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
  const files = readdirSync('scripts/training/examples').toSorted();
  return files.flatMap((file) => {
    const [stem] = new RegExp(`^${name}-(\\d+)(?=\\.json$)`).exec(file) ?? [];
    if (stem === undefined) return [];
    const writer = writers[stem] ?? stem.replace('-none', '');
    return textsIn('scripts/training/examples', new RegExp(`^${file}$`)).map((text) => ({ text, writer }));
  });
}

const danger = written('danger');
const alike = written('danger-none');
const played = written('danger-play');
const read = textsIn('scripts/training/examples', /^play\.json$/);
const ownPlayed = ownSteps(80, 70_000);
const told = new Set(ownPlayed.flatMap(textsOf));
const lines = authored().filter((_, at) => at % oneLineOf === 0);

const { findsIn } = await import('../src/storyteller/safety/danger/finds.ts');
const ours = new Set([...told].flatMap((text) => findsIn(text).map(({ key }) => key)));
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

const { dangerSample, refusedFrom } = await import('../src/storyteller/safety/danger/danger.ts');
if (values.judge) writeFileSync(usualFile, usualBefore);
const { heldTexts } = await import('../supabase/functions/_shared/judge.ts');
/** Whole, as they are told, and as they are judged: of a story only what it asks. */
const own = [...new Set([...told, ...ownPlayed.flatMap((step) => heldTexts(step).map(({ asks }) => asks))])].filter((text) => text !== '');
const featuresIn = featureReader((text) => dangerSample(text), bits);
const examples = (texts: readonly string[], wanted: number): Example[] => texts.map((text) => ({ text, wanted }));
const by = (list: readonly Written[], writer: string): string[] => list.filter((one) => one.writer === writer).map(({ text }) => text);

/** What is learned of all but one writer; of all for null. */
function learned(without: string | null): SavedModel {
  const of = (list: readonly Written[]): string[] => list.filter(({ writer }) => writer !== without).map(({ text }) => text);
  const often = [...examples(of(danger), 1), ...examples([...of(alike), ...of(played)], 0)];
  const counted = [
    ...Array.from({ length: weight }, () => often),
    ...Array.from({ length: weightOfOwn }, () => examples(own, 0)),
    examples([...read, ...lines], 0),
  ];
  return modelOf(counted.flat(), featuresIn, bits, how);
}

/** A text, and what a model says of it. */
type Weighed = { text: string; odds: number };

function weighed(model: SavedModel): (texts: readonly string[]) => Weighed[] {
  const oddsOf = oddsBy(model);
  return (texts) => texts.map((text) => ({ text, odds: oddsOf(featuresIn(text)) }));
}

const isRefused = ({ text, odds }: Weighed, point: number): boolean => odds > refusedFrom(text, point);
const share = (list: readonly Weighed[], point: number): number =>
  list.filter((one) => isRefused(one, point)).length / Math.max(1, list.length);

/** Each writer's texts, as who has learned from all others weighs them. */
const byWriter = [...new Set(danger.map(({ writer }) => writer))].map((writer) => {
  const weigh = weighed(learned(writer));
  return { writer, found: weigh(by(danger, writer)), alike: weigh(by(alike, writer)) };
});
const points = Array.from({ length: 121 }, (_, at) => -at / 20);
const [allFound, allAlike] = [byWriter.flatMap((one) => one.found), byWriter.flatMap((one) => one.alike)];
const percent = (of: number): string => (of * 100).toFixed(1);
const chosen = points.find((point) => share(allFound, point) >= wantedFound);
if (chosen === undefined) throw new Error('No point refuses enough of what writers wrote that were left out');

function judge(): void {
  const weigh = weighed(learned(null));
  const steps = ownSteps(32, 310_000).map((step) => weigh(heldTexts(step).map(({ asks }) => asks)));
  const allPlayed = [...new Set(played.map(({ writer }) => writer))].flatMap((writer) => weighed(learned(writer))(by(played, writer)));
  for (const point of points) {
    const each = byWriter.map((one) => `${one.writer}: ${percent(share(one.found, point))}`).join(', ');
    const held = steps.filter((step) => step.some((one) => isRefused(one, point))).length / steps.length;
    console.log(
      `${point === chosen ? 'chosen: ' : ''}${point}: dangerous ${percent(share(allFound, point))} % (${each}), alike ${percent(share(allAlike, point))}, ordinary ${percent(share(allPlayed, point))}, own steps ${percent(held)}`,
    );
  }
}

if (values.judge) judge();
else {
  console.log(
    `${danger.length} dangerous texts, ${alike.length} alike, ${played.length} of ordinary play, ${read.length + own.length + lines.length} of ours`,
  );
  console.log(`refused above ${chosen}, as are ${percent(share(allAlike, chosen))} % of what sounds alike`);
  writeWeights(folder, { ...learned(null), point: chosen });
}
