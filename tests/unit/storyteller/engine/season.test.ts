import { expect, test } from 'vitest';
import { type Memory, remember } from '../../../../src/domain/entities/profile.ts';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import { metIn } from '../../../../src/storyteller/engine/past/keepsake.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';
import { playThrough, request, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

/** What the tales of a theme know of one another: friends who greet, and the season's open question. */

const text = (step: Step | undefined) => (step === undefined ? '' : aloudParagraphs(step).join('\n'));
const lines = (said: string) => ({ little: said, text: said });
const tale: Tale = {
  ...smallTale,
  greets: [
    { mark: 'bell', said: lines('A bell rings.') },
    { mark: 'cow', said: lines('The cow waves.') },
    { mark: 'goat', said: lines('The goat waves.') },
  ],
  leaves: [{ mark: 'done' }],
  thread: { knows: ['bell', 'horn'], said: lines('It was the cow that rang.') },
};
const library = withTales(tale);
const knowing = (...marks: string[]): Memory => ({ adventures: 3, met: Object.fromEntries(marks.map((mark) => [`m:pirates/${mark}`, 1])) });
const play = (memory: Memory) => playThrough(request({ memory }), library);
const ending = (memory: Memory) => play(memory).at(-1)?.ending;

test('[BEY-06] the question of a season is answered at the end, to a family that knows all of its hints', () => {
  expect(ending(knowing('bell', 'horn'))).toContain('with the button. It was the cow that rang.');
  expect(ending(knowing('bell', 'cow'))).not.toContain('It was the cow');
  expect(ending(knowing())).not.toContain('It was the cow');
});

test('[BEY-06] once the question of a season is answered, nobody hints at it any more', () => {
  const memory = knowing('bell', 'horn', 'cow');
  expect(text(play(memory)[0])).toContain('A bell rings.');
  const after = remember(memory, metIn(play(memory)));
  expect(text(play(after)[0])).not.toContain('A bell rings.');
  expect(text(play(after)[0])).toContain('The cow waves.');
  const unanswered = remember(knowing('bell'), metIn(play(knowing('bell'))));
  expect(text(play(unanswered)[0])).toContain('A bell rings.');
});

test('[BEY-06] where a tale is told again, its friends greet by turns', () => {
  const greeted = (adventures: number) => {
    const memory = { adventures, met: { ...knowing('cow', 'goat').met, 't:small': 1 } };
    return /The (cow|goat) waves/.exec(text(play(memory)[0]))?.[1];
  };
  expect([4, 5, 6].map(greeted)).toEqual(['cow', 'goat', 'cow']);
});
