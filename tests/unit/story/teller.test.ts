import { describe, expect, test } from 'vitest';
import { createTeller, loadTeller } from '../../../src/story/teller.ts';
import { request, smallLibrary } from '../../support/small-library.ts';

const trouble = 'Mia has swallowed a bead.';

describe('the storyteller on the device', () => {
  test('tells a first step, the next, and what it was all about; what was met is remembered', () => {
    const teller = createTeller(smallLibrary);
    const first = teller.first(request());
    expect(first.type).toBe('prologue');
    const next = teller.next({ ...request(), told: [first], notes: '' });
    expect(next.id).not.toBe(first.id);
    expect(teller.summarise(request(), [first, next])).toEqual(expect.stringMatching(/\S/));
    expect(teller.remember({ adventures: 1, met: {} }, [first, next]).met).not.toEqual({});
  });

  test('hears nothing of trouble: neither of what is noted now nor of what was', () => {
    const teller = createTeller(smallLibrary);
    const first = teller.first(request());
    const quiet = teller.next({ ...request(), told: [first], notes: '' });
    expect(teller.next({ ...request(), told: [first], notes: trouble })).toEqual(quiet);
    const noted = [{ ...first, notes: trouble, private_notes: trouble }, quiet];
    expect(teller.summarise(request(), noted)).toBe(teller.summarise(request(), [first, quiet]));
  });
});

describe('getting it', () => {
  test('the same tales are read once, others apart', async () => {
    const pirates = { theme: 'pirates', customTheme: '' };
    expect(loadTeller({ ...pirates })).toBe(loadTeller({ ...pirates }));
    expect(await loadTeller(pirates)).toBe(await loadTeller(pirates));
    const own = { theme: null, customTheme: 'Snails on the moon' };
    expect(loadTeller(own)).toBe(loadTeller({ ...own }));
    expect(loadTeller(own)).not.toBe(loadTeller({ theme: null, customTheme: 'A bakery' }));
  });
});
