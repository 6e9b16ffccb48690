import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const bursts = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
vi.mock('canvas-confetti', () => ({ default: { create: () => Object.assign(bursts, { reset: () => undefined }) } }));

const { celebrate } = await import('../../../../src/features/play/end/confetti.ts');

beforeEach(() => {
  vi.useFakeTimers();
  bursts.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Each burst is fired on the left and on the right. */
const times = (): number => bursts.mock.calls.length / 2;
const canvas = {} as HTMLCanvasElement;

describe('[END-02] the celebration', () => {
  it('fires a burst every 250 ms for three seconds', async () => {
    await celebrate(canvas, false);
    expect(times()).toBe(1);
    vi.advanceTimersByTime(250);
    expect(times()).toBe(2);
    vi.advanceTimersByTime(2_750);
    const all = times();
    expect(all).toBeGreaterThanOrEqual(12);
    vi.advanceTimersByTime(5_000);
    expect(times()).toBe(all);
  });

  it('fires none with reduced motion, and stops when the page is left', async () => {
    await celebrate(canvas, true);
    expect(times()).toBe(0);
    const stop = await celebrate(canvas, false);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(times()).toBe(1);
  });
});
