import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { askedFor, ruledArchetype } from '../src/storyteller/tales/own/archetype.ts';
import { frameFeaturesOf, ideaFeatures } from '../src/storyteller/tales/own/choose/learned/features.ts';
import { frames, framesFor, likeliestPlot, plots } from '../src/storyteller/tales/own/choose/learned/model.ts';
import { readWords } from '../src/storyteller/tales/own/read/read.ts';
import { themes } from '../tests/unit/storyteller/own/own-themes.ts';
import { type Lesson, weightsOf } from './training/own.ts';

/**
 * `npm run train:own`: learns which archetype a family's own words ask for, from every sorted idea in `tests/fixtures/own/` and the themes of its
 * test, but for those that rules alone decide. With `--judge` it says how each tenth of the ideas is sorted by what was learned from the others,
 * and writes nothing: how many get a plot that does not honour them, and how many the stage where another plot would. The same ideas give the
 * same weights.
 */

type Idea = { words: string; kinds: readonly string[] };

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Idea[];
const folder = 'tests/fixtures/own';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const isAsked = ({ words }: Idea) => askedFor(readWords(words)) === null;
const ideas = files.flatMap((name) => read(`${folder}/${name}`)).filter(isAsked);
const known = themes.flatMap(([words, { tale }]): Idea[] => (tale === undefined ? [] : [{ words, kinds: [tale] }])).filter(isAsked);

function lessonOf({ words, kinds }: Idea, among: readonly string[] = plots): Lesson[] {
  const typed = readWords(words);
  const wanted = kinds.filter((kind) => among.includes(kind));
  return wanted.length === 0
    ? []
    : [{ features: (among === frames ? frameFeaturesOf : ideaFeatures)(typed, ruledArchetype(typed)), wanted, among }];
}

const lessons = ideas.map((idea) => lessonOf(idea));
const themed = known.flatMap((idea) => lessonOf(idea));
const framed = read('tests/fixtures/own-frames/learned.json');
const framedLessons = framed.map((idea) => lessonOf(idea, frames));

const folds = 10;
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

if (process.argv.includes('--judge')) {
  const rest = (all: readonly Lesson[][], fold: number) => all.flatMap((each, at) => (at % folds === fold ? [] : each));
  const ofFold = (fold: number) => {
    const table = weightsOf([...rest(lessons, fold), ...themed, ...rest(framedLessons, fold)]);
    const chosen = ideas.flatMap(({ kinds }, at) =>
      at % folds === fold ? (lessons[at] ?? []).map(({ features }) => ({ kinds, found: likeliestPlot(features, 'stage', table) })) : [],
    );
    const quoted = framed.flatMap(({ kinds }, at) =>
      at % folds === fold ? (framedLessons[at] ?? []).map(({ features }) => kinds.includes(framesFor(features, table)[0] ?? '')) : [],
    );
    return { chosen, quoted };
  };
  const all = Array.from({ length: folds }, (_, fold) => ofFold(fold));
  const chosen = all.flatMap((fold) => fold.chosen);
  const missed = chosen.filter(({ kinds, found }) => !kinds.includes(found));
  const staged = missed.filter(({ found }) => found === 'stage').length;
  const quoted = all.flatMap((fold) => fold.quoted);
  console.log(
    `of ${chosen.length} ideas, a plot that does not honour them ${share(missed.length - staged, chosen.length)}, a frame for want of one ${share(staged, chosen.length)}; ` +
      `of ${quoted.length} that are quoted the frame right ${share(quoted.filter(Boolean).length, quoted.length)}`,
  );
} else {
  const saved = weightsOf([...lessons.flat(), ...themed, ...framedLessons.flat()]);
  writeFileSync('src/storyteller/tales/own/choose/learned/weights.json', `${JSON.stringify(saved)}\n`);
  console.log(
    `weights of ${Object.keys(saved.weights).length} features written, learned from ${lessons.length + themed.length + framed.length} ideas`,
  );
}
