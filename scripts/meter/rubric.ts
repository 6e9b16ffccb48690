import { emptyMemory } from '../../src/domain/entities/profile.ts';
import { checkTale } from '../../src/storyteller/check/tale.ts';
import { budgets } from '../../src/storyteller/director/budget.ts';
import { hitsInWords } from '../../src/storyteller/engine/audit.ts';
import { readFamily } from '../../src/storyteller/engine/family.ts';
import { remember } from '../../src/storyteller/engine/keepsake.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { libraryOf, talesOf } from '../tales/library.ts';
import { cellsOf, countCells } from './cells.ts';
import { bySeed, familyOf, type Play, play } from './families.ts';
import { landsSoftly, propShare, proseOf, repeatsOf, unfairest } from './form.ts';
import { limitHits } from './limits.ts';
import { callNamesScene, factsReturned, roadOf, strangersIn, tellsWhatChanged } from './meaning.ts';
import { noteRows } from './notes.ts';

/** The lines of the meter: what was measured and what is wanted. The cold reading, which counts most, is not a number and not here. */

export type Row = { what: string; found: string; target: string; ok: boolean };

export type Sample = {
  themes: readonly string[];
  /** Families a theme. */
  families: number;
  /** The first family's number. */
  from: number;
  /** At least so many steps are checked against place and considerations. */
  steps: number;
  /** Ways are counted in one of so many cells. */
  everyCell: number;
};

export type Measured = {
  rows: readonly Row[];
  adventures: number;
  strangers: readonly string[];
  hits: readonly { rule: string; text: string }[];
};

type Told = { play: Play; library: Library };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

function share(answers: readonly (boolean | null)[]): number {
  const known = answers.filter((answer) => answer !== null);
  return known.length === 0 ? 1 : known.filter(Boolean).length / known.length;
}

function row(what: string, found: string, target: string, ok: boolean): Row {
  return { what, found, target, ok };
}

/** Lets families play, and measures what they hear. */
export function measure(sample: Sample): Measured {
  const libraries = new Map(sample.themes.map((theme) => [theme, libraryOf(talesOf(theme))]));
  const pairs = [...libraries].flatMap(([theme, library], number) => playedTwice(theme, library, sample, number));
  const all = pairs.map(({ one, library }): Told => ({ play: one, library }));
  const strangers = all.flatMap(({ play: each, library }) => strangersIn(each, library));
  const limits = limitHits([...all, ...more(libraries, sample, all)]);
  const rows = [
    ...meaningRows(all),
    row('animate nouns that belong to nobody', String(strangers.length), '0', strangers.length === 0),
    ...choiceRows(pairs),
    ...factRows(all),
    ...noteRows(),
    row(`rendered text against place and considerations, ${limits.steps} steps`, String(limits.hits.length), '0', limits.hits.length === 0),
    ...wayRows(libraries, sample),
    repeatRow(libraries, sample),
    ...formRows(all),
    ...proseRows(all.map(({ play: each }) => each)),
  ];
  return { rows, adventures: all.length, strangers: [...new Set(strangers)], hits: limits.hits };
}

/** A library with one tale that this family may hear; the tales are given out in turn. */
function libraryFor(library: Library, seed: number, theme: string, at: number): Library {
  const family = readFamily(familyOf(seed, theme), library);
  const fit = library.tales.filter((each) => hitsInWords(each, family) === 0);
  const tale = fit[at % Math.max(1, fit.length)];
  return tale === undefined ? library : { ...library, tales: [tale] };
}

type Pair = { one: Play; two: Play; library: Library };

/** Each family plays one tale twice with the same seed, and makes other choices the second time. */
function playedTwice(theme: string, library: Library, { families, from }: Sample, number: number): Pair[] {
  return Array.from({ length: families }, (_, at) => {
    const seed = from + number * families + at;
    const request = familyOf(seed, theme);
    const own = libraryFor(library, seed, theme, at);
    const one = play(request, own, bySeed(seed));
    const two = play(request, own, (step, index) => {
      const first = bySeed(seed)(step, index);
      return first === null ? null : (first + 1) % (step.options?.length ?? 1);
    });
    return { one, two, library: own };
  });
}

/** Further adventures, until there are as many steps as are to be held against the limits. */
function more(libraries: ReadonlyMap<string, Library>, { families, from, steps }: Sample, all: readonly Told[]): Told[] {
  const found: Told[] = [];
  let count = all.reduce((sum, { play: { told } }) => sum + told.length, 0);
  for (let at = 0; count < steps; at += 1) {
    for (const [theme, library] of libraries) {
      const seed = from + libraries.size * families + at;
      const own = libraryFor(library, seed, theme, at);
      const one = play(familyOf(seed, theme), own, bySeed(seed));
      found.push({ play: one, library: own });
      count += one.told.length;
    }
  }
  return found;
}

function meaningRows(all: readonly Told[]): Row[] {
  const steps = all.flatMap((each) => each.play.told.map((_, at) => ({ ...each, at })));
  const changes = share(steps.map(({ play: each, at, library }) => tellsWhatChanged(each, at, library)));
  const named = share(steps.map(({ play: each, at, library }) => callNamesScene(each, at, library)));
  return [
    row('what a way changed is told before the next step’s own', percent(changes), '100 %', changes === 1),
    row('the call names something of its scene', percent(named), '100 %', named === 1),
  ];
}

function choiceRows(pairs: readonly Pair[]): Row[] {
  const forked = pairs.flatMap(({ one, two }) => {
    const [first, second] = [roadOf(one), roadOf(two)];
    const fork = first.findIndex((place, index) => place !== second[index]);
    if (fork === -1) return [];
    const after = first.slice(fork);
    const sameEnd = first.at(-1) === second.at(-1) && one.told.at(-1)?.text_to_read === two.told.at(-1)?.text_to_read;
    return [{ steps: after.length, differ: after.filter((place, index) => place !== second[fork + index]).length, sameEnd }];
  });
  const steps =
    forked.reduce((sum, each) => sum + each.differ, 0) /
    Math.max(
      1,
      forked.reduce((sum, each) => sum + each.steps, 0),
    );
  const endings = share(forked.map(({ sameEnd }) => !sameEnd));
  return [
    row('other choices: steps after the fork that differ', percent(steps), '≥ 60 %', steps >= 0.6),
    row('other choices: endings that differ', percent(endings), '≥ 50 %', endings >= 0.5),
  ];
}

function factRows(all: readonly Told[]): Row[] {
  const facts = all.filter(({ play: { told } }) => told.length >= 8).map(({ play: each, library }) => factsReturned(each, library));
  const [later, ending] = [mean(facts.map((each) => each.all)), mean(facts.map((each) => each.ending))];
  return [
    row('facts read two or more steps later, of 8 steps', later.toFixed(1), '≥ 3', later >= 3),
    row('… and in the ending', ending.toFixed(1), '≥ 2', ending >= 2),
  ];
}

function wayRows(libraries: ReadonlyMap<string, Library>, { everyCell }: Sample): Row[] {
  const tales = [...libraries.values()].flatMap((library) => library.tales);
  const [library] = libraries.values();
  if (library === undefined) return [];
  const { cells, admitted, open } = countCells(cellsOf(tales, library, everyCell));
  const faults = tales.flatMap((tale) => checkTale(tale, library.mechanics).filter(({ level }) => level === 'must'));
  const of = (count: number): number => count / Math.max(1, cells);
  return [
    row(`ways a scene by the gates (${cells} cells): at least one`, percent(1 - of(admitted.none)), '100 %', admitted.none === 0),
    row('… at least two', percent(of(admitted.two)), '≥ 95 %', of(admitted.two) >= 0.95),
    row('ways a scene whose words hold as they stand: at least one', percent(1 - of(open.none)), '100 %', open.none === 0),
    row('… at least two', percent(of(open.two)), '≥ 95 %', of(open.two) >= 0.95),
    row(`every path of ${tales.length} tales: reachable, ends, pays off`, String(faults.length), '0 faults', faults.length === 0),
  ];
}

/** One family plays a theme alone, until its tales are told. */
function repeatRow(libraries: ReadonlyMap<string, Library>, { from }: Sample): Row {
  const repeats = [...libraries].map(([theme, library]) => {
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
    return repeatsOf(evenings);
  });
  const most = Math.max(0, ...repeats);
  return row('one theme played until its tales are told: repeated sentences', percent(most), '≤ 3 %', most <= 0.03);
}

function formRows(all: readonly Told[]): Row[] {
  const plays = all.map(({ play: each }) => each);
  const [turns, things, soft] = [unfairest(plays), propShare(all), landsSoftly(plays)];
  return [
    row('turns to lead: largest difference', String(turns), '≤ 1', turns <= 1),
    row('steps that use or offer what lies around', percent(things), '≥ 60 %', things >= 0.6),
    row('adventures that land softly', percent(soft), '≥ 95 %', soft >= 0.95),
  ];
}

function proseRows(plays: readonly Play[]): Row[] {
  return [...proseOf(plays)].flatMap(([name, prose]) => {
    if (prose.steps === 0) return [];
    const { words, grade, sentence } = budgets[name];
    const average = prose.words / Math.max(1, prose.sentences);
    return [
      row(
        `${name}: steps of ${words.join(' to ')} words`,
        `${percent(prose.within / prose.steps)} (long ${prose.over}, short ${prose.under})`,
        '≥ 90 %',
        prose.within >= 0.9 * prose.steps,
      ),
      row(`${name}: grade over ${grade}`, percent(prose.hard / prose.steps), '≤ 3 %', prose.hard <= 0.03 * prose.steps),
      row(
        `${name}: words a sentence`,
        average.toFixed(1),
        sentence.join(' to '),
        average >= sentence[0] - 0.5 && average <= sentence[1] + 0.5,
      ),
    ];
  });
}
