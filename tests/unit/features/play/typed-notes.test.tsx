// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../../../../src/domain/limits.ts';
import type { Noted } from '../../../../src/features/play/notes/texts.ts';
import { useNotes } from '../../../../src/features/play/notes/useNotes.ts';

afterEach(cleanup);

/** The notes of a story whose database can be full. */
function open() {
  const device = { full: false, saved: [] as string[] };
  const save = ({ text }: Noted): Promise<boolean> => {
    if (!device.full) device.saved.push(text);
    return Promise.resolve(!device.full);
  };
  const { result, rerender } = renderHook(({ step, text }) => useNotes(step, text, [], save), { initialProps: { step: 'a', text: '' } });
  const type = (text: string): void => act(() => result.current.change({ text, said: [] }));
  return {
    device,
    type,
    turnTo: (step: string) => rerender({ step, text: '' }),
    now: () => result.current.now().text,
    notes: result.current,
  };
}

describe('[PLAY-18] a note that can’t be saved', () => {
  it('stays on screen, and is saved once there is room', async () => {
    const { device, type, now, notes } = open();
    device.full = true;
    type('Mia built a bridge');
    expect(await notes.flush()).toBe(false);
    expect(now()).toBe('Mia built a bridge');
    device.full = false;
    expect(await notes.flush()).toBe(true);
    expect(device.saved).toEqual(['Mia built a bridge']);
  });

  it('does not become the note of another step', async () => {
    const { device, type, turnTo, now, notes } = open();
    device.full = true;
    type('Mia built a bridge');
    await notes.flush();
    device.full = false;
    turnTo('b');
    expect(await notes.flush()).toBe(true);
    expect([now(), device.saved]).toEqual(['', []]);
  });
});

it('[PLAY-11] a note is never longer than can be saved', () => {
  const { type, now } = open();
  type('x'.repeat(limits.notes.max + 100));
  expect(now()).toHaveLength(limits.notes.max);
});
