import { describe, expect, test } from 'vitest';
import { createTeller, loadTeller } from '../../../src/story/teller.ts';
import { request, smallLibrary } from '../../support/story/small-library.ts';

const trouble = 'Mia has swallowed a bead.';

describe('the storyteller on the device', () => {
  test('tells a first step, the next one and a summary, and says what the family has met', () => {
    const teller = createTeller(smallLibrary);
    const first = teller.first(request());
    expect(first.type).toBe('prologue');
    const next = teller.next({ ...request(), told: [first], notes: '' });
    expect(next.id).not.toBe(first.id);
    expect(teller.summarise(request(), [first, next])).toEqual(expect.stringMatching(/\S/));
    expect(teller.met([first, next])).not.toEqual([]);
  });

  test('gets no notes about trouble, neither current nor earlier ones', () => {
    const teller = createTeller(smallLibrary);
    const first = teller.first(request());
    const quiet = teller.next({ ...request(), told: [first], notes: '' });
    expect(teller.next({ ...request(), told: [first], notes: trouble })).toEqual(quiet);
    const noted = [{ ...first, notes: trouble, private_notes: trouble }, quiet];
    expect(teller.summarise(request(), noted)).toBe(teller.summarise(request(), [first, quiet]));
  });
});

describe('loading it', () => {
  test('the same tales are loaded once, others separately', async () => {
    const pirates = { theme: 'pirates', customTheme: '' };
    expect(loadTeller({ ...pirates })).toBe(loadTeller({ ...pirates }));
    expect(await loadTeller(pirates)).toBe(await loadTeller(pirates));
    const own = { theme: null, customTheme: 'Snails on the moon' };
    expect(loadTeller(own)).toBe(loadTeller({ ...own }));
    expect(loadTeller(own)).not.toBe(loadTeller({ theme: null, customTheme: 'A bakery' }));
  });
});
