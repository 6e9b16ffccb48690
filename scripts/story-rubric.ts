/**
 * The meter: families play adventures, and what they hear is measured against `docs/story-authoring.md`.
 *
 * npm run story:rubric                    every theme that has tales, 40 families each
 * npm run story:rubric -- --theme pirates --families 100 --seed 1 --show
 *
 * Exits with 1 where a target is missed. The cold reading is the measure that counts and is no number here.
 */
import { parseArgs } from 'node:util';
import { emptyMemory } from '../src/domain/entities/profile.ts';
import { checkTale } from '../src/storyteller/check/tale.ts';
import { budgets } from '../src/storyteller/director/budget.ts';
import { hitsInWords } from '../src/storyteller/engine/audit.ts';
import { readFamily } from '../src/storyteller/engine/family.ts';
import { remember } from '../src/storyteller/engine/keepsake.ts';
import type { Library } from '../src/storyteller/engine/library.ts';
import { cellsOf, countCells } from './meter/cells.ts';
import { bySeed, familyOf, type Play, play } from './meter/families.ts';
import { landsSoftly, propShare, proseOf, repeatsOf, unfairest } from './meter/form.ts';
import { limitHits } from './meter/limits.ts';
import { callNamesScene, factsReturned, opensWithDone, roadOf, strangersIn } from './meter/meaning.ts';
import { noteRows } from './meter/notes.ts';
import { libraryOf, talesOf, themesWithTales } from './tales/library.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    families: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});

type Row = { what: string; found: string; target: string; ok: boolean };
const rows: Row[] = [];
const families = Number(values.families);
const from = Number(values.seed) * 1000;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function share(answers: readonly (boolean | null)[]): number {
  const known = answers.filter((answer) => answer !== null);
  return known.length === 0 ? 1 : known.filter(Boolean).length / known.length;
}

function row(what: string, found: string, target: string, ok: boolean): void {
  rows.push({ what, found, target, ok });
}

const themes = values.theme === undefined ? themesWithTales() : [values.theme];
const all: { play: Play; library: Library }[] = [];
let otherWays = { differ: 0, steps: 0, endings: 0, pairs: 0 };
const repeats: number[] = [];
const libraries = new Map(themes.map((theme) => [theme, libraryOf(talesOf(theme))]));

for (const [theme, library] of libraries) {
  for (let at = 0; at < families; at += 1) {
    const seed = from + at;
    const request = familyOf(seed, theme);
    // Each family hears another tale of the season: one that it may hear, as the teller chooses.
    const family = readFamily(request, library);
    const fit = library.tales.filter((each) => hitsInWords(each, family) === 0);
    const tale = fit[at % Math.max(1, fit.length)];
    const own = tale === undefined ? library : { ...library, tales: [tale] };
    const one = play(request, own, bySeed(seed));
    all.push({ play: one, library: own });
    const two = play(request, own, (step, index) => {
      const first = bySeed(seed)(step, index);
      return first === null ? null : (first + 1) % (step.options?.length ?? 1);
    });
    const [roadOne, roadTwo] = [roadOf(one), roadOf(two)];
    const fork = roadOne.findIndex((place, index) => place !== roadTwo[index]);
    if (fork === -1) continue;
    const scene = (place: string | undefined) => place ?? '';
    otherWays = {
      differ: otherWays.differ + roadOne.slice(fork).filter((place, index) => scene(place) !== scene(roadTwo[fork + index])).length,
      steps: otherWays.steps + roadOne.length - fork,
      endings:
        otherWays.endings + (roadOne.at(-1) === roadTwo.at(-1) && one.told.at(-1)?.text_to_read === two.told.at(-1)?.text_to_read ? 0 : 1),
      pairs: otherWays.pairs + 1,
    };
  }
  // One family plays this theme alone, until its tales are told.
  let memory = emptyMemory;
  const evenings: Play[] = [];
  for (let evening = 0; evening < Math.min(15, library.tales.length); evening += 1) {
    const request = familyOf(from + 7, theme, {
      memory,
      seed: from + evening,
      totalSteps: 8,
      children: [{ id: 'c', name: 'Mia', age: 8, interests: [], considerations: null }],
    });
    const played = play(request, library, bySeed(from + evening));
    evenings.push(played);
    memory = remember(memory, played.told);
  }
  repeats.push(repeatsOf(evenings).share);
}

const plays = all.map(({ play: each }) => each);
const steps = all.flatMap((each) => each.play.told.map((_, at) => ({ ...each, at })));
row(
  'a step’s opening tells what the last way changed',
  percent(share(steps.map(({ play: p, at, library }) => opensWithDone(p, at, library)))),
  '100 %',
  share(steps.map(({ play: p, at, library }) => opensWithDone(p, at, library))) >= 0.995,
);
const named = share(steps.map(({ play: p, at, library }) => callNamesScene(p, at, library)));
row('the call names something of its scene', percent(named), '≥ 95 %', named >= 0.95);
const strangers = all.map(({ play: p, library }) => strangersIn(p, library));
row('animate nouns that belong to nobody', String(strangers.flat().length), '0', strangers.flat().length === 0);
row(
  'other choices: steps after the fork that differ',
  percent(otherWays.differ / Math.max(1, otherWays.steps)),
  '≥ 60 %',
  otherWays.differ >= 0.6 * otherWays.steps,
);
row(
  'other choices: endings that differ',
  percent(otherWays.endings / Math.max(1, otherWays.pairs)),
  '≥ 50 %',
  otherWays.endings >= 0.5 * otherWays.pairs,
);
const long = all.filter(({ play: p }) => p.told.length >= 8);
const facts = long.map(({ play: p, library }) => factsReturned(p, library));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
row(
  'facts read two or more steps later, of 8 steps',
  mean(facts.map((each) => each.all)).toFixed(1),
  '≥ 3',
  mean(facts.map((each) => each.all)) >= 3,
);
row('… and in the ending', mean(facts.map((each) => each.ending)).toFixed(1), '≥ 2', mean(facts.map((each) => each.ending)) >= 2);
for (const note of noteRows()) rows.push(note);
const hits = limitHits(all);
row(`rendered text against place and considerations, ${hits.steps} steps`, String(hits.hits.length), '0', hits.hits.length === 0);
const tales = [...libraries.values()].flatMap((library) => library.tales);
const anyLibrary = [...libraries.values()][0];
if (anyLibrary !== undefined) {
  const cells = countCells(cellsOf(tales, anyLibrary));
  row(`ways a scene, as told (${cells.cells} cells): at least one`, percent(1 - cells.none / Math.max(1, cells.cells)), '100 %', cells.none === 0);
  row('… at least two', percent(cells.two / Math.max(1, cells.cells)), '≥ 95 %', cells.two >= 0.95 * cells.cells);
  const faults = tales.flatMap((tale) => checkTale(tale, anyLibrary.mechanics).filter(({ level }) => level === 'must'));
  row(`every path of ${tales.length} tales: reachable, ends, pays off`, String(faults.length), '0 faults', faults.length === 0);
}
row(
  'one theme played until its tales are told: repeated sentences',
  percent(Math.max(0, ...repeats)),
  '≤ 3 %',
  repeats.every((each) => each <= 0.03),
);
row('turns to lead: largest difference', String(unfairest(plays)), '≤ 1', unfairest(plays) <= 1);
row('steps that use or offer what lies around', percent(propShare(all)), '≥ 60 %', propShare(all) >= 0.6);
row('adventures that land softly', percent(landsSoftly(plays)), '≥ 95 %', landsSoftly(plays) >= 0.95);
for (const [name, prose] of proseOf(plays)) {
  if (prose.steps === 0) continue;
  const { words, grade, sentence } = budgets[name];
  const average = prose.words / Math.max(1, prose.sentences);
  row(
    `${name}: steps of ${words.join(' to ')} words`,
    `${percent(prose.within / prose.steps)} (long ${prose.over}, short ${prose.under})`,
    '≥ 90 %',
    prose.within >= 0.9 * prose.steps,
  );
  row(`${name}: grade over ${grade}`, percent(prose.hard / prose.steps), '≤ 3 %', prose.hard <= 0.03 * prose.steps);
  row(`${name}: words a sentence`, average.toFixed(1), sentence.join(' to '), average >= sentence[0] - 0.5 && average <= sentence[1] + 0.5);
}

if (values.show) {
  console.log([...new Set(strangers.flat())].join(', '));
  for (const { rule, text } of hits.hits.slice(0, 40)) console.log(`${rule}: ${text}`);
}
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, found, target, ok } of rows)
  console.log(`${ok ? 'ok    ' : 'MISSED'}  ${what.padEnd(width)}  ${found.padStart(10)}   ${target}`);
console.log(
  `\n${plays.length} adventures of ${themes.length} ${themes.length === 1 ? 'theme' : 'themes'}, ${rows.filter(({ ok }) => !ok).length} targets missed.`,
);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
