import { environmentInfo } from '../../src/domain/catalog.ts';
import { emptyMemory, remember } from '../../src/domain/entities/profile.ts';
import type { Step } from '../../src/domain/steps/step.ts';
import type { TellingRequest } from '../../src/domain/telling.ts';
import { checkTale } from '../../src/storyteller/check/tale.ts';
import { budgets } from '../../src/storyteller/director/budget.ts';
import { hitsInWords } from '../../src/storyteller/engine/audit.ts';
import type { BandName } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { metIn } from '../../src/storyteller/engine/past/keepsake.ts';
import { readFamily } from '../../src/storyteller/engine/people/family.ts';
import type { Hit } from '../../src/storyteller/safety/limits.ts';
import { libraryOf, talesOf } from '../tales/library.ts';
import { cellsOf, countCells } from './cells.ts';
import { type Choices, choiceRows, unbarredEndingRow } from './choices.ts';
import { curveOf, energyRows } from './energy.ts';
import { factRows } from './facts.ts';
import { byNobody, bySeed, familyOf, type Play, play } from './families.ts';
import { type Prose, propShare, proseOf, repeatsOf, unfairest } from './form.ts';
import { limitHits } from './limits.ts';
import { callNamesScene, strangersIn, tellsWhatChanged } from './meaning.ts';
import { noteRows, troubleRows } from './notes.ts';
import { type Heard, onwardPlays, ownPlays, rowsOf } from './own.ts';
import { percent, type Row, row, share } from './row.ts';

/** The lines of the meter: what was measured and what is wanted. The cold reading, which counts most, is not a number and not here. */

export type Sample = {
  themes: readonly string[];
  /** Families a theme. */
  families: number;
  /** Families that play each idea of their own. */
  own: number;
  /** Families that go on with a story that somebody else began. */
  onward: number;
  /** The first family's number. */
  from: number;
  /** At least so many steps are checked against place and considerations. */
  steps: number;
  /** Ways are counted in one of so many cells; 0 counts none, and leaves the writing rules alone. */
  everyCell: number;
  /** Whether the sets of trouble and of harmless notes are read, too. */
  trouble: boolean;
};

export type Measured = {
  rows: readonly Row[];
  adventures: number;
  strangers: readonly string[];
  hits: readonly Hit[];
};

/** Lets families play, and measures what they hear. */
export async function measure(sample: Sample): Promise<Measured> {
  const parts = [
    ...(sample.themes.length === 0 ? [] : [ofThemes(sample)]),
    ...(sample.own === 0 ? [] : [rowsOf('own words', await ownPlays(sample.own, sample.from))]),
    ...(sample.onward === 0 ? [] : [rowsOf('a story begun elsewhere', onwardPlays(sample.onward, sample.from))]),
  ];
  return {
    rows: parts.flatMap(({ rows }) => rows),
    adventures: parts.reduce((sum, { adventures }) => sum + adventures, 0),
    strangers: [...new Set(parts.flatMap(({ strangers }) => strangers))],
    hits: parts.flatMap(({ hits }) => hits),
  };
}

/** What is measured of adventures with a theme. */
function ofThemes(sample: Sample): Measured {
  const libraries = new Map(sample.themes.map((theme) => [theme, libraryOf(talesOf(theme))]));
  const pairs = [...libraries].flatMap(([theme, library], number) => playedThrice(theme, library, sample, number));
  const all = pairs.map(({ one, library }): Heard => ({ play: one, library }));
  const strangers = all.flatMap(({ play: each, library }) => strangersIn(each, library));
  const limits = limitHits([...all, ...more(libraries, sample, all)]);
  const rows = [
    ...meaningRows(all),
    row('animate nouns that belong to nobody', String(strangers.length), '0', strangers.length === 0),
    ...choiceRows(pairs),
    unbarredEndingRow([...libraries].flatMap(([theme, library], number) => playedFreely(theme, library, sample, number))),
    ...factRows(all),
    ...noteRows(),
    ...(sample.trouble ? troubleRows() : []),
    row(`rendered text against place and considerations, ${limits.steps} steps`, String(limits.hits.length), '0', limits.hits.length === 0),
    ...wayRows(libraries, sample),
    repeatRow(libraries, sample),
    ...formRows(all),
    ...energyRows(pairs.map(({ alone, library }) => curveOf(alone, library))),
    ...proseRows(all.map(({ play: each }) => each)),
  ];
  return { rows, adventures: all.length, strangers, hits: limits.hits };
}

/** A library with one tale that this family may hear; the tales are given out in turn. */
function libraryFor(library: Library, seed: number, theme: string, at: number): Library {
  const family = readFamily(familyOf(seed, theme), library);
  const fit = library.tales.filter((each) => hitsInWords(each, family) === 0);
  const tale = fit[at % Math.max(1, fit.length)];
  return tale === undefined ? library : { ...library, tales: [tale] };
}

type Pair = Choices & { alone: Play; library: Library };

/** A family plays with one seed twice: picking, and picking something else. */
function playedTwice(request: TellingRequest, library: Library, seed: number): Choices {
  const picks = bySeed(seed);
  const others = (step: Step, at: number): number | null => {
    const first = picks(step, at);
    return first === null ? null : (first + 1) % (step.options?.length ?? 1);
  };
  return { one: play(request, library, picks), two: play(request, library, others) };
}

/** Each family plays one tale three times with the same seed: picking, picking something else, and without picking. */
function playedThrice(theme: string, library: Library, { families, from }: Sample, number: number): Pair[] {
  return Array.from({ length: families }, (_, at) => {
    const seed = from + number * families + at;
    const request = familyOf(seed, theme);
    const own = libraryFor(library, seed, theme, at);
    return { ...playedTwice(request, own, seed), alone: play(request, own, byNobody), library: own };
  });
}

/** A quarter as many families, without considerations and at home, play each of a theme's tales in turn. */
function playedFreely(theme: string, library: Library, { families, from }: Sample, number: number): Choices[] {
  return Array.from({ length: Math.ceil(families / 4) }, (_, at) => {
    const seed = from + number * families + at;
    const request = familyOf(seed, theme);
    const children = request.children.map((child) => ({ ...child, considerations: null }));
    const tale = library.tales[at % library.tales.length];
    const { name, items } = environmentInfo['living-room'];
    const place = request.place.type === 'saved' ? { ...request.place, type: 'living-room', name, items } : request.place;
    return playedTwice({ ...request, children, place }, { ...library, tales: tale === undefined ? [] : [tale] }, seed);
  });
}

/** Further adventures, until there are as many steps as are to be held against the limits. */
function more(libraries: ReadonlyMap<string, Library>, { families, from, steps }: Sample, all: readonly Heard[]): Heard[] {
  const found: Heard[] = [];
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

function meaningRows(all: readonly Heard[]): Row[] {
  const steps = all.flatMap((each) => each.play.told.map((_, at) => ({ ...each, at })));
  const changes = share(steps.map(({ play: each, at, library }) => tellsWhatChanged(each, at, library)));
  const named = share(steps.map(({ play: each, at, library }) => callNamesScene(each, at, library)));
  return [
    row('what a way changed is told before the next step’s own', percent(changes), '100 %', changes === 1),
    row('the call names something of its scene', percent(named), '100 %', named === 1),
  ];
}

function wayRows(libraries: ReadonlyMap<string, Library>, { everyCell }: Sample): Row[] {
  const tales = [...libraries.values()].flatMap((library) => library.tales);
  const [library] = libraries.values();
  if (library === undefined || everyCell === 0) return [];
  const { cells, admitted, open } = countCells(cellsOf(tales, library, everyCell));
  const faults = tales.flatMap((tale) => checkTale(tale, library.mechanics).filter(({ level }) => level === 'must'));
  const of = (count: number): number => count / Math.max(1, cells);
  return [
    row(`ways a scene by the gates (${cells} cells): cells without any`, String(admitted.none), '0', admitted.none === 0),
    row('… at least two', percent(of(admitted.two)), '≥ 95 %', of(admitted.two) >= 0.95),
    row('ways a scene whose words hold as they stand: cells without any', String(open.none), '0', open.none === 0),
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
      memory = remember(memory, metIn(played.told));
    }
    return repeatsOf(evenings);
  });
  const most = Math.max(0, ...repeats);
  return row('one theme played until its tales are told: repeated sentences', percent(most), '≤ 3 %', most <= 0.03);
}

function formRows(all: readonly Heard[]): Row[] {
  const plays = all.map(({ play: each }) => each);
  const [turns, things] = [unfairest(plays), propShare(all)];
  return [
    row('turns to lead: largest difference', String(turns), '≤ 1', turns <= 1),
    row('steps that use or offer what lies around', percent(things), '≥ 60 %', things >= 0.6),
  ];
}

function proseRows(plays: readonly Play[]): Row[] {
  const prose = proseOf(plays);
  return [clippedRow([...prose.values()]), ...proseRowsOf(prose)];
}

/** The design wants no such run; in tales it is mostly a count, a call or a noise (see the decision about lengths). */
function clippedRow(all: readonly Prose[]): Row {
  const of = (what: 'clipped' | 'steps'): number => all.reduce((sum, each) => sum + each[what], 0);
  return row(
    'steps with more than two sentences of three words or fewer in a row',
    percent(of('clipped') / Math.max(1, of('steps'))),
    'design: none',
    null,
  );
}

function proseRowsOf(all: ReadonlyMap<BandName, Prose>): Row[] {
  return [...all].flatMap(([name, prose]) => {
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
