import { aloudAroundDoing } from '../../src/domain/steps/step.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import type { Play } from './families.ts';
import { percent, type Row, row, share } from './row.ts';

/** What other choices change: what is heard and done, and where. */

/** The scenes of a play, in order. */
export function scenesOf({ told }: Play): string[] {
  return told.map((step) => tellingOf(step)?.scene ?? '?');
}

/** The scenes and ways of a play, in order: another way of one scene is another doing with other words. */
export function roadOf(play: Play): string[] {
  const scenes = scenesOf(play);
  return play.told.map((step, at) => `${scenes[at]}/${tellingOf(step)?.way ?? ''}`);
}

/** Two plays of one tale, family and seed, in which other choices were made. */
export type Choices = { one: Play; two: Play };

/** From the first way that differs on: how many steps there are, in how many another way is played, and in how many it stands in another scene. Null where none differs. */
function afterFork({ one, two }: Choices): { steps: number; ways: number; scenes: number } | null {
  const [first, second] = [roadOf(one), roadOf(two)];
  const fork = first.findIndex((place, at) => place !== second[at]);
  if (fork === -1) return null;
  const differ = (a: readonly string[], b: readonly string[]): number => a.slice(fork).filter((place, at) => place !== b[fork + at]).length;
  return { steps: first.length - fork, ways: differ(first, second), scenes: differ(scenesOf(one), scenesOf(two)) };
}

function isSame(one: Play, two: Play, what: (play: Play) => string | undefined): boolean {
  return what(one) === what(two);
}

const lastWords = ({ told }: Play): string =>
  told
    .slice(-1)
    .flatMap((step) => Object.values(aloudAroundDoing(step)).flat())
    .join('\n');

const otherEnding = (pairs: readonly Choices[]): number =>
  share(pairs.map(({ one, two }) => !isSame(one, two, (play) => scenesOf(play).at(-1))));

/** The row about pairs of families without considerations, at home: whoever may not run or be loud, on a train or in bed, may not hear the livelier of two endings. */
export function unbarredEndingRow(pairs: readonly Choices[]): Row {
  const other = otherEnding(pairs);
  return row('… where neither a child nor the place bars one', percent(other), '≥ 50 %', other >= 0.5);
}

/** The rows about these pairs. A tale's graph joins again after each fork, so what differs by scenes is shown, and only what is heard and done has a target. */
export function choiceRows(pairs: readonly Choices[]): Row[] {
  const forked = pairs.filter((pair) => afterFork(pair) !== null);
  const counts = forked.flatMap((pair) => afterFork(pair) ?? []);
  const of = (what: 'ways' | 'scenes'): number =>
    counts.reduce((sum, each) => sum + each[what], 0) /
    Math.max(
      1,
      counts.reduce((sum, each) => sum + each.steps, 0),
    );
  const words = share(forked.map(({ one, two }) => !isSame(one, two, lastWords)));
  return [
    row('other choices: steps after the fork with another doing', percent(of('ways')), '≥ 60 %', of('ways') >= 0.6),
    row('… in another scene', percent(of('scenes')), 'design: ≥ 60 %', null),
    row('other choices: endings with other words (what returns counts)', percent(words), '≥ 50 %', words >= 0.5),
    row('… another ending', percent(otherEnding(forked)), 'design: ≥ 50 %', null),
  ];
}
