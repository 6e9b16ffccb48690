import { aloudAroundDoing, type Step } from '../../src/domain/steps/step.ts';
import { type Band, bandFor, wordingFor } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import type { Tale } from '../../src/storyteller/tales/schema.ts';
import { contentStems } from '../../src/storyteller/words/content-words.ts';
import type { Play } from './families.ts';
import { taleOf } from './meaning.ts';
import { percent, type Row, row, share } from './row.ts';

/** What came of earlier choices: a fact is the way that was played in a scene, and a later step reads it. */

export type Returned = { all: number; ending: number };

/** How many facts were read two or more steps after they were set, by the words in which they return; `ending`: those in the ending. */
export function factsReturned(play: Play, library: Library): Returned {
  const tale = taleOf(play, library);
  const band = bandFor(play.request.children.map((child) => child.age));
  /** The way that was played in each scene, and at which step. */
  const facts = new Map<string, { way: string; at: number }>();
  const found: Returned = { all: 0, ending: 0 };
  play.told.forEach((step, at) => {
    const telling = tellingOf(step);
    if (telling === null) return;
    const heard = stemsOf(step);
    const isOld = (scenes: readonly string[]): boolean => at - Math.min(...scenes.map((scene) => facts.get(scene)?.at ?? at)) >= 2;
    const isEnding = step.type === 'ending';
    const reads = (isEnding ? tale.reads : (tale.scenes.find(({ id }) => id === telling.scene)?.recalls ?? [])).filter(
      (read) =>
        Object.entries(read.if).every(([scene, way]) => facts.get(scene)?.way === way) &&
        isOld(Object.keys(read.if)) &&
        isSaid(contentStems(wordingFor(read.said, band)), heard, 4),
    );
    const ending = isEnding ? tale.endings.find(({ id }) => id === telling.scene) : undefined;
    const opened = Object.keys(ending?.needs ?? {}).filter(
      (scene) => isOld([scene]) && isSaid(stemsOfFact(tale, scene, facts.get(scene)?.way, band), heard, 2),
    );
    found.all += reads.length + opened.length;
    if (isEnding) found.ending += reads.length + opened.length;
    if (telling.way !== null) facts.set(telling.scene, { way: telling.way, at });
  });
  return found;
}

/** The content words of what is read aloud. */
function stemsOf(step: Step): Set<string> {
  const { before, after } = aloudAroundDoing(step);
  return contentStems([...before, ...after].join(' '));
}

/** Whether so many of these words, or all where there are fewer, are heard. No words are not heard. */
function isSaid(words: ReadonlySet<string>, heard: ReadonlySet<string>, least: number): boolean {
  return words.size > 0 && [...words].filter((word) => heard.has(word)).length >= Math.min(least, words.size);
}

/** What a way changed, in content words, but for those that stand for the whole tale and are heard at its end whatever was played. */
function stemsOfFact(tale: Tale, scene: string, way: string | undefined, band: Band): Set<string> {
  const done = tale.scenes.find(({ id }) => id === scene)?.ways.find(({ id }) => id === way)?.done;
  const ofAll = contentStems(
    [tale.title, ...tale.cast.map(({ name, is }) => `${name} ${is}`), ...tale.things.map(({ name }) => name)].join(' '),
  );
  return new Set(done === undefined ? [] : [...contentStems(wordingFor(done, band))].filter((word) => !ofAll.has(word)));
}

/** The rows about adventures of eight steps. */
export function factRows(all: readonly { play: Play; library: Library }[]): Row[] {
  const facts = all.filter(({ play: { told } }) => told.length >= 8).map(({ play, library }) => factsReturned(play, library));
  const reach = (what: string, of: keyof Returned, least: number): Row => {
    const reached = share(facts.map((each) => each[of] >= least));
    return row(what, percent(reached), '100 %', reached === 1);
  };
  return [
    reach('adventures of 8 steps that read 3 facts or more two steps later', 'all', 3),
    reach('… 1 or more in the ending', 'ending', 1),
    reach('… 2 or more in the ending', 'ending', 2),
  ];
}
