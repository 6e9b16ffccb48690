import { aloudAroundDoing, aloudParagraphs } from '../../src/domain/steps/step.ts';
import { proseSentences, shortRun } from '../../src/storyteller/check/prose.ts';
import { budgets } from '../../src/storyteller/director/budget.ts';
import { type BandName, bandFor, bandNames } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { admit } from '../../src/storyteller/engine/picking/gates.ts';
import { openSession } from '../../src/storyteller/engine/session.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import { grade, wordCount } from '../../src/storyteller/words/readability.ts';
import type { Play } from './families.ts';

/** Measures of form: length, difficulty, repetition, turns and use of things. */

export type Prose = {
  steps: number;
  within: number;
  over: number;
  under: number;
  hard: number;
  /** Steps with more than two sentences of three words or fewer in a row. */
  clipped: number;
  words: number;
  sentences: number;
};

/** For each band: steps within, over and under their length, and steps that are too hard. */
export function proseOf(plays: readonly Play[]): Map<BandName, Prose> {
  const found = new Map<BandName, Prose>(
    bandNames.map((name) => [name, { steps: 0, within: 0, over: 0, under: 0, hard: 0, clipped: 0, words: 0, sentences: 0 }]),
  );
  for (const { request, told } of plays) {
    const band = bandFor(request.children.map((child) => child.age));
    const prose = found.get(band.name) as Prose;
    const { words, grade: highest } = budgets[band.name];
    for (const step of told) {
      const text = aloudParagraphs(step).join(' ');
      const count = wordCount(text);
      const edge = step.type === 'prologue' || step.type === 'ending' ? 2 : 1;
      prose.steps += 1;
      prose.words += count;
      prose.sentences += proseSentences(text).length;
      if (count > words[1] * edge * 1.1) prose.over += 1;
      else if (count < words[0] * 0.75) prose.under += 1;
      else prose.within += 1;
      if (grade(text) > highest + 1) prose.hard += 1;
      if (shortRun(proseSentences(text)) !== null) prose.clipped += 1;
    }
  }
  return found;
}

/** The share of sentences of six words or more that a family hears again; what every adventure has (its prologue's refrain) counts as well. */
export function repeatsOf(plays: readonly Play[]): number {
  const seen = new Map<string, number>();
  let all = 0;
  let again = 0;
  plays.forEach(({ told }, at) => {
    for (const step of told) {
      const { before, after } = aloudAroundDoing(step);
      for (const sentence of proseSentences([...before, ...after].join(' '))) {
        if (wordCount(sentence) < 6) continue;
        all += 1;
        const first = seen.get(sentence);
        if (first !== undefined && first !== at) again += 1;
        if (first === undefined) seen.set(sentence, at);
      }
    }
  });
  return all === 0 ? 0 : again / all;
}

/** How evenly the lead goes round: the largest difference of turns in an adventure of several children. */
export function unfairest(plays: readonly Play[]): number {
  return Math.max(
    0,
    ...plays
      .filter(({ request }) => request.children.length > 1)
      .map(({ request, told }) => {
        const turns = request.children.map(({ id }) => told.filter((step) => step.lead === id).length);
        return Math.max(...turns) - Math.min(...turns);
      }),
  );
}

/** The share of steps before the ending in which something that lies around is used, or offered for the next step; in families that have listed things. */
export function propShare(all: readonly { play: Play; library: Library }[]): number {
  let steps = 0;
  let found = 0;
  for (const { play, library } of all) {
    const { request, told } = play;
    if (request.place.items.length < 3 || request.children.some(({ considerations: words }) => words !== null)) continue;
    told.slice(0, -1).forEach((step, at) => {
      const telling = tellingOf(step);
      if (telling === null) return;
      const { family, world } = openSession({ ...request, told: told.slice(0, at + 1), notes: '' }, library);
      const tale = library.tales.find(({ id }) => id === telling.tale) ?? library.onward;
      const offered = telling.offers.some(({ scene, way }) => {
        const doing = tale.scenes.find(({ id }) => id === scene)?.ways.find(({ id }) => id === way);
        const verdict = doing === undefined ? null : admit(doing, { family, world, library });
        return verdict?.ok === true && Object.keys(verdict.playable.props).length > 0;
      });
      steps += 1;
      if (offered || telling.props.length > 0) found += 1;
    });
  }
  return found / Math.max(1, steps);
}
