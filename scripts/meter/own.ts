import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Step } from '../../src/domain/steps/step.ts';
import { budgets } from '../../src/storyteller/director/budget.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import type { Hit } from '../../src/storyteller/safety/limits.ts';
import { ownTales } from '../../src/storyteller/tales/own.ts';
import { libraryOf } from '../tales/library.ts';
import { bySeed, familyOf, type Play, play } from './families.ts';
import { proseOf } from './form.ts';
import { limitHits } from './limits.ts';
import { callNamesScene, strangersIn } from './meaning.ts';
import { percent, type Row, row, share } from './row.ts';

/** The stories that belong to no theme: a family's own words, and the tale that goes on where another teller began. */

export type Heard = { play: Play; library: Library };

/** Ideas as families type them: one for each archetype, and some that suit none. Nothing is mended by them alone. */
const ideas = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../tests/fixtures/meter/ideas.json'), 'utf8')) as string[];

/** So many families play each of the ideas, those of an idea for which there are several tales by turns. */
export async function ownPlays(families: number, from: number): Promise<Heard[]> {
  const tales = await Promise.all(ideas.map(ownTales));
  const base = libraryOf([]);
  return ideas.flatMap((words, number) =>
    Array.from({ length: families }, (_, at): Heard => {
      const seed = from + number * families + at;
      const library = { ...base, tales: (tales[number] ?? []).filter((_tale, turn, all) => turn === at % all.length) };
      return { play: play(familyOf(seed, null, { customTheme: words }), library, bySeed(seed)), library };
    }),
  );
}

const begun: Step = {
  id: 'begun',
  type: 'prologue',
  step: 'The Lamp on the Hill',
  content: 'On the hill there is a lamp that nobody has lit for a year. Tonight it is on.',
};

/** So many families go on with a story that somebody else began. */
export function onwardPlays(families: number, from: number): Heard[] {
  const library = libraryOf([]);
  return Array.from({ length: families }, (_, at): Heard => {
    const seed = from + at;
    return { play: play(familyOf(seed, null), library, bySeed(seed), [begun]), library };
  });
}

export type OwnMeasured = { rows: Row[]; adventures: number; strangers: string[]; hits: Hit[] };

/** The rows about such plays. What a family has said itself is no hit: who types of a dog hears of a dog. */
export function rowsOf(name: string, all: readonly Heard[]): OwnMeasured {
  const strangers = all.flatMap(({ play: each, library }) => strangersIn(each, library));
  const hits = all.flatMap((each) => {
    const said = each.play.request.customTheme.toLowerCase();
    return limitHits([each]).hits.filter(({ match }) => !said.includes(match.toLowerCase()));
  });
  const steps = all.reduce((sum, { play: { told } }) => sum + told.length, 0);
  const named = share(all.flatMap(({ play: each, library }) => each.told.map((_, at) => callNamesScene(each, at, library))));
  const rows = [
    row(`${name}: rendered text against place and considerations, ${steps} steps`, String(hits.length), '0', hits.length === 0),
    row(`${name}: animate nouns that belong to nobody`, String(strangers.length), '0', strangers.length === 0),
    row(`${name}: the call names something of its scene`, percent(named), '100 %', named === 1),
    sentenceRow(name, all),
  ];
  return { rows, adventures: all.length, strangers, hits };
}

/** Words a sentence by age, of which those that are too short or too long are named. */
function sentenceRow(name: string, all: readonly Heard[]): Row {
  const bands = [...proseOf(all.map(({ play: each }) => each))].filter(([, { steps }]) => steps > 0);
  const wrong = bands.flatMap(([band, { words, sentences }]) => {
    const [least, most] = budgets[band].sentence;
    const average = words / Math.max(1, sentences);
    return average < least - 0.5 || average > most + 0.5 ? [`${band}: ${average.toFixed(1)}`] : [];
  });
  return row(`${name}: words a sentence, ages that miss them`, wrong.length === 0 ? 'none' : wrong.join(', '), 'none', wrong.length === 0);
}
