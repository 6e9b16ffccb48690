import { type Step, stepText } from '../../src/domain/steps/step.ts';
import { strangersTo } from '../../src/storyteller/check/strangers.ts';
import { bandFor, wordingFor } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { tellingOf } from '../../src/storyteller/engine/telling.ts';
import type { Tale } from '../../src/storyteller/tales/schema.ts';
import { contentStems } from '../../src/storyteller/words/content-words.ts';
import type { Play } from './families.ts';

/** Measures of meaning: whether the parts of a step belong together. */

/** The tale that was told in a play. */
export function taleOf({ told }: Play, library: Library): Tale {
  const id = told.flatMap((step) => tellingOf(step)?.tale ?? [])[0];
  return [...library.tales, library.onward].find((tale) => tale.id === id) ?? library.onward;
}

/** Whether what the last way changed is told after its doing, or at the latest when the next step opens. Null where nothing was played. */
export function tellsWhatChanged(play: Play, at: number, library: Library): boolean | null {
  const before = play.told[at - 1];
  const step = play.told[at];
  const telling = before === undefined ? null : tellingOf(before);
  if (step === undefined || telling === null || telling.way === null) return null;
  const tale = taleOf(play, library);
  const way = tale.scenes.find((scene) => scene.id === telling.scene)?.ways.find(({ id }) => id === telling.way);
  if (way === undefined) return null;
  const band = bandFor(play.request.children.map((child) => child.age));
  const heard = contentStems(`${(before && stepText(before, 'question')) ?? ''} ${stepText(step, 'text_to_read') ?? ''}`);
  const meant = [...contentStems(wordingFor(way.done, band))];
  return meant.filter((word) => heard.has(word)).length >= Math.min(2, meant.length);
}

/** Whether the call has a content word in common with its scene: the opening, the last question, the tale's cast and things. Null in the prologue. */
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
  const scene = contentStems(known);
  return [...contentStems(call)].some((word) => scene.has(word));
}

/** Animate nouns that are neither of the tale, nor players, props, place or the family's own words. */
export function strangersIn(play: Play, library: Library): string[] {
  const { request, told } = play;
  const own = [
    ...request.children.flatMap(({ name, interests }) => [name, ...interests]),
    request.adultName,
    request.place.name,
    ...request.place.items,
    request.customTheme,
  ].join(' ');
  // The doing is not read, since children may play a wasp or a king in it; nor are comparisons, which introduce nobody.
  const heard = told
    .flatMap((step) => [step.prologue ?? '', openingOf(step), step.question ?? '', step.ending ?? ''])
    .join(' ')
    .replaceAll(/\b(?:like|as|than|for)\s+(?:\p{L}+\s+){0,2}\p{L}+/gu, ' ');
  return strangersTo(taleOf(play, library), heard, own);
}

/** What is told before the doing. */
function openingOf(step: Step): string {
  const text = stepText(step, 'text_to_read') ?? '';
  return step.type === 'action' ? text.split('\n\n').slice(0, -1).join(' ') : text;
}
