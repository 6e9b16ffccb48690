import { aloudAroundDoing, stepText, type Step } from '../../src/domain/step.ts';
import { said, bandOf } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import { wordsOf } from '../../src/storyteller/readability.ts';
import type { Tale } from '../../src/storyteller/tales/schema.ts';
import { animate } from './animate.ts';
import type { Play } from './families.ts';

/** What a family hears, measured: whether the parts of a step know each other, and whether choices change anything. */

export function taleOf({ told }: Play, library: Library): Tale {
  const id = told.flatMap((step) => tellingOf(step)?.tale ?? [])[0];
  return [...library.tales, library.onward].find((tale) => tale.id === id) ?? library.onward;
}

/** Whether the step opens with what the last way changed. */
export function opensWithDone(play: Play, at: number, library: Library): boolean | null {
  const before = play.told[at - 1];
  const step = play.told[at];
  const telling = before === undefined ? null : tellingOf(before);
  if (step === undefined || telling === null || telling.way === null) return null;
  const tale = taleOf(play, library);
  const way = tale.scenes.find((scene) => scene.id === telling.scene)?.ways.find(({ id }) => id === telling.way);
  if (way === undefined) return null;
  const band = bandOf(Math.min(...play.request.children.map((child) => child.age)));
  const heard = content(stepText(step, 'text_to_read') ?? '');
  const meant = [...content(said(way.done, band))];
  return meant.filter((word) => heard.has(word)).length >= Math.min(2, meant.length);
}

const dull = new Set(
  'about after again all also and another any are around away back because been before both but can come could does done down each else even every everybody first for from get give goes going gone has have her here hers him his how into its just keep last less let like little look make many may more most much must next nobody none not nothing now off old once one only other our out over own part per put round same say says she should side small so some somebody something still such take than that the their them then there these they thing this those three through time too turn two under until upon very wait was way well went were what when where which while who will with without would yes yet you your yours child children hand hands foot feet eye eyes arm arms finger fingers head knee knees voice mouth'.split(
    ' ',
  ),
);

/** The content words of a text, by stem. */
export function content(text: string): Set<string> {
  return new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 2 && !dull.has(word))
      .map((word) =>
        word
          .replace(/[’'](s|d|ll|re|ve)$/, '')
          .replace(/(ies)$/, 'y')
          .replace(/(?<=..[^s])(es|s|ed|ing)$/, ''),
      ),
  );
}

/** Whether the doing names something of its own scene: of where we are, of what lay ahead, of the tale's people and things. */
export function callNamesScene(play: Play, at: number, library: Library): boolean | null {
  const step = play.told[at];
  if (step === undefined || step.type === 'prologue') return null;
  const tale = taleOf(play, library);
  const before = play.told[at - 1];
  const opening = stepText(step, 'text_to_read') ?? '';
  const call = stepText(step, 'challenge') ?? stepText(step, 'narration') ?? opening.split(/\n\n/).at(-1) ?? '';
  const known = [
    opening.replace(call, ''),
    step.step,
    before === undefined ? '' : (stepText(before, 'question') ?? ''),
    (before?.options ?? []).join(' '),
    ...tale.cast.map(({ name, is }) => `${name} ${is}`),
    ...tale.things.map(({ name }) => name),
  ].join(' ');
  const scene = content(known);
  return [...content(call)].some((word) => scene.has(word));
}

/** Animate nouns and names that are neither cast, things, extras, players, props nor place. */
export function strangersIn(play: Play, library: Library): string[] {
  const tale = taleOf(play, library);
  const own = [
    ...tale.cast.flatMap(({ name, is, talks, wants }) => [name, is, talks, wants]),
    ...tale.things.flatMap(({ name, words = [] }) => [name, ...words]),
    ...(tale.extras ?? []),
    tale.title,
    tale.want,
    tale.obstacle,
    tale.why,
    tale.stakes,
    ...play.request.children.flatMap(({ name, interests }) => [name, ...interests]),
    play.request.adultName,
    play.request.place.name,
    ...play.request.place.items,
    play.request.customTheme,
  ].join(' ');
  const known = content(own);
  const found = new Set<string>();
  for (const step of play.told) {
    const { before, after } = aloudAroundDoing(step);
    for (const word of content([...before, ...after].join(' '))) if (animate.has(word) && !known.has(word)) found.add(word);
  }
  return [...found];
}

/** The scenes and ways of a play, in order. */
export function roadOf({ told }: Play): string[] {
  return told.map((step) => {
    const telling = tellingOf(step);
    return telling === null ? '?' : `${telling.scene}/${telling.way ?? ''}`;
  });
}

/** The facts that were read two or more steps after they were set, by the texts in which they returned; `ending`: those read in the ending. */
export function factsReturned(play: Play, library: Library): { all: number; ending: number } {
  const tale = taleOf(play, library);
  const band = bandOf(Math.min(...play.request.children.map((child) => child.age)));
  const set = new Map<string, number>();
  let all = 0;
  let ending = 0;
  play.told.forEach((step, at) => {
    const telling = tellingOf(step);
    if (telling === null) return;
    const heard = content([...aloudAroundDoing(step).before, ...aloudAroundDoing(step).after].join(' '));
    const isRead = (text: string) => [...content(text)].filter((word) => heard.has(word)).length >= Math.min(4, content(text).size);
    const holds = (wanted: Readonly<Record<string, string>>) =>
      Object.entries(wanted).every(([fact, value]) =>
        play.told.some((other) => tellingOf(other)?.scene === fact && tellingOf(other)?.way === value),
      );
    const reads = step.type === 'ending' ? tale.reads : (tale.scenes.find((scene) => scene.id === telling.scene)?.recalls ?? []);
    for (const read of reads) {
      const oldest = Math.min(...Object.keys(read.if).map((fact) => set.get(fact) ?? at));
      if (holds(read.if) && isRead(said(read.said, band)) && at - oldest >= 2) {
        all += 1;
        if (step.type === 'ending') ending += 1;
      }
    }
    const chosenEnding = step.type === 'ending' ? tale.endings.find(({ id }) => id === telling.scene) : undefined;
    if (chosenEnding?.needs !== undefined) {
      all += 1;
      ending += 1;
    }
    set.set(telling.scene, at);
  });
  return { all, ending };
}
