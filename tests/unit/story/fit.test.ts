import { describe, expect, test } from 'vitest';
import { jsonBytes } from '../../../src/domain/json.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { fitQueue, fitStep } from '../../../src/story/fit.ts';
import { adventure, step } from './family.ts';

/** The limits on the size of an adventure. */

/** The space for all steps together, in bytes. */
const room = limits.adventureBytes.max * 0.75;
const letters = (count: number): string => 'x'.repeat(count);

function playing(told: Step[], totalSteps = 8) {
  const fields = adventure({ totalSteps });
  if (fields.continuation_data === null) throw new Error('It has not begun.');
  return { fields, data: { ...fields.continuation_data, adventureSteps: told } };
}

const queueOf = (told: Step[], queue: Step[], totalSteps = 8): string[] => {
  const { fields, data } = playing(told, totalSteps);
  return fitQueue(fields, data, queue).map(({ id }) => id);
};

describe('the queue', () => {
  const [a, b, c] = [step('a'), step('b'), step('c')];

  test('has at most as many steps as the plan still needs', () => {
    expect(queueOf([step('0')], [a, b, c], 4)).toEqual(['a', 'b', 'c']);
    expect(queueOf([step('0')], [a, b, c], 3)).toEqual(['a', 'b']);
    expect(queueOf([step('0'), step('1'), step('2')], [a, b, c], 2)).toEqual([]);
  });

  test('ends at an ending', () => {
    expect(queueOf([], [a, step('end', 'ending'), b, step('end 2', 'ending')])).toEqual(['a', 'end']);
    expect(queueOf([], [step('end', 'ending'), a])).toEqual(['end']);
  });

  test('has only as many steps as the adventure has space for, however large the service’s last answer is', () => {
    const large = (id: string): Step => step(id, 'action', { text_to_read: letters(8_000) });
    const queue = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(large);
    const { fields, data: begun } = playing([large('0')], 20);
    const data = { ...begun, stepHistory: [{ from: 0, steps: [step('left', 'action', { text_to_read: letters(150_000) })], at: '' }] };
    const kept = fitQueue(fields, data, queue);
    const taken = (count: number): number => jsonBytes({ ...data, queuedSteps: queue.slice(0, count) });
    expect(kept).toEqual(queue.slice(0, kept.length));
    expect(kept.length).toBeLessThan(queue.length);
    expect(taken(kept.length)).toBeLessThanOrEqual(room);
    expect(taken(kept.length + 1)).toBeGreaterThan(room);
    const answered = { ...data, lastWebhookResponse: letters(30_000), queuedSteps: queue };
    expect(fitQueue(fields, answered, queue)).toEqual(kept);
  });

  test('is kept whole if its steps exactly fill the space', () => {
    const { fields, data } = playing([], 8);
    const left = room - jsonBytes({ ...data, queuedSteps: [], lastWebhookResponse: null });
    const [one, other] = [step('a'), step('b')];
    const pad = (of: Step, bytes: number): Step => ({ ...of, text_to_read: `${of.text_to_read}${letters(bytes)}` });
    const over = jsonBytes(one) + jsonBytes(other) + 2;
    const big = { ...fields, continuation_data: data };
    const filler = Math.floor(left - over - 2 * 15_000);
    const told = [pad(step('told'), filler - jsonBytes(step('told')))];
    const now = { ...data, adventureSteps: told };
    const free = room - jsonBytes({ ...now, queuedSteps: [], lastWebhookResponse: null });
    const exact = [pad(one, 10_000), pad(other, free - over - 10_000)];
    expect(fitQueue(big, now, exact).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(fitQueue(big, now, [pad(one, 10_001), exact[1] ?? other]).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a step', () => {
  const long = step('long', 'action', {
    text_to_read: letters(5_000),
    details: letters(30_000),
    bullets: [letters(10)],
    trace: [{ rule: 'r', detail: 'd' }],
    cues: Array.from({ length: 9 }, () => letters(50)),
  });

  test('that is small enough stays unchanged', () => {
    expect(fitStep(step('a'), 8)).toEqual(step('a'));
  });

  test('first loses what nobody reads aloud', () => {
    const { details: _d, bullets: _b, trace: _t, ...bare } = long;
    expect(fitStep(long, 8)).toEqual(bare);
  });

  test.each([
    [24_000, 1_200, 8],
    [45_000, 400, 3],
  ])('of %i characters in each list item is cut to %i characters, and its lists to %i items', (entry, most, entries) => {
    const cues = Array.from({ length: 9 }, () => letters(entry));
    const fitted = fitStep(step('a', 'action', { text_to_read: letters(5_000), cues, options: ['Go'], safety: [] }), most === 400 ? 30 : 8);
    expect(fitted.text_to_read).toBe(`${letters(most - 1)}…`);
    expect(fitted.cues).toEqual(Array.from({ length: entries }, () => `${letters(most - 1)}…`));
    expect(fitted).toMatchObject({ options: ['Go'], safety: [] });
    expect(fitted).not.toHaveProperty('bullets');
  });

  test('is cut after a word, and a text that just fits is not cut', () => {
    const cues = Array.from({ length: 9 }, () => letters(24_000));
    const fitted = fitStep(step('a', 'action', { text_to_read: `${letters(1_190)}          and on`, narration: letters(1_200), cues }), 8);
    expect(fitted.text_to_read).toBe(`${letters(1_190)}…`);
    expect(fitted.narration).toBe(letters(1_200));
  });

  test('has less space in a longer plan, and not more in one of less than eight steps', () => {
    const one = step('a', 'action', { details: letters(Math.floor(room / 8) - 200) });
    expect(fitStep(one, 3)).toEqual(one);
    expect(fitStep(one, 8)).toEqual(one);
    expect(fitStep(one, 9)).not.toHaveProperty('details');
    const larger = step('a', 'action', { details: letters(Math.floor(room / 8) + 1) });
    expect(fitStep(larger, 1)).not.toHaveProperty('details');
  });

  test('that is still too large is cut to the minimum', () => {
    const many = Object.fromEntries(
      ['prologue', 'narration', 'challenge', 'ending', 'content', 'question', 'action', 'preparation'].map((field) => [
        field,
        'é'.repeat(5_000),
      ]),
    );
    const other = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`newer ${n}`, letters(900)]));
    const fitted = fitStep(step('a', 'action', { ...many, ...other, cues: [letters(9), letters(9)] }), 8);
    expect(fitted.prologue).toBe(`${'é'.repeat(199)}…`);
    expect(fitted.cues).toEqual([letters(9)]);
  });
});
