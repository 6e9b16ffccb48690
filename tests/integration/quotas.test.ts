import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WholeChange } from '../../src/domain/contracts/sync-protocol.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { fullnessOf } from '../../src/domain/usage.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';
import { storyConfig } from '../support/story/story-family.ts';

/** An account's quota: beyond it, each row is refused by name, and what is stored stays usable. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const fields = newAdventure({ ...storyConfig, participatingChildren: [] }, 1, '2026-11-21T08:00:00.000Z');
const adventure = (more: object = {}): WholeChange => ({
  table: 'adventure_sessions',
  id: randomUUID(),
  base: 0,
  deleted: false,
  fields: { ...fields, ...more },
});
const said = async (family: TestFamily, changes: WholeChange[]): Promise<string[]> =>
  (await syncAs(family, { changes, max_rows: 1 })).receipts.map((receipt) =>
    receipt.outcome === 'rejected' ? `${receipt.code} ${receipt.reason}` : receipt.outcome,
  );
const versionOf = async (family: TestFamily, { id }: WholeChange): Promise<number> =>
  Number(
    (await backend.query('select version from public.adventure_sessions where id = $1 and user_id = $2', [id, family.id]))[0]?.['version'],
  );

describe('the quota of an account', () => {
  test('2,000 adventures: one more is refused, even in a push of many; an edit is accepted, and deleting one frees space', async () => {
    const family = await backend.family();
    for (let i = 0; i < 9; i += 1)
      await said(
        family,
        Array.from({ length: 200 }, () => adventure()),
      );
    const last = Array.from({ length: 199 }, () => adventure());
    expect(new Set(await said(family, last))).toEqual(new Set(['applied']));
    const refused = 'too_many adventure_sessions_per_family';
    expect(await said(family, [adventure(), adventure(), adventure()])).toEqual(['applied', refused, refused]);
    const [mine] = last;
    if (mine === undefined) throw new Error('There is none');
    const edit = { ...mine, base: await versionOf(family, mine), fields: { ...mine.fields, story_summary: 'They won.' } };
    expect(await said(family, [edit])).toEqual(['applied']);
    expect(await said(family, [{ ...mine, base: 0, deleted: true, fields: {} }, adventure(), adventure()])).toEqual([
      'applied',
      'applied',
      refused,
    ]);
    // The same answer tells a device that the account is full.
    const { usage } = await syncAs(family, { since: 1900 });
    expect(usage ? fullnessOf(usage) : null).toEqual({ stage: 'full', of: 'adventures' });
    // Another family has its own quota.
    expect(await said(await backend.family(), [adventure()])).toEqual(['applied']);
  });

  test('50 MB of adventures: a growing edit is refused, a shrinking one accepted', async () => {
    const family = await backend.family();
    const large = adventure({ continuation_data: { currentStep: 0, adventureSteps: [], stepHistory: [], odd: 'x'.repeat(100_000) } });
    const small = adventure();
    expect(await said(family, [large, small])).toEqual(['applied', 'applied']);
    const [measured] = await backend.query('select bytes from public.adventure_sessions where id = $1', [large.id]);
    expect(Number(measured?.['bytes'])).toBeGreaterThan(100_000);
    // Simulates hundreds more.
    await backend.query('alter table public.adventure_sessions disable trigger user');
    await backend.query('update public.adventure_sessions set bytes = 50 * 1024 * 1024 - 200000 where id = $1', [small.id]);
    await backend.query('alter table public.adventure_sessions enable trigger user');
    const refused = 'too_many adventure_sessions_bytes_per_family';
    const odd = (length: number) => ({
      continuation_data: { currentStep: 0, adventureSteps: [], stepHistory: [], odd: 'x'.repeat(length) },
    });
    expect(await said(family, [adventure(odd(150_000))])).toEqual([refused]);
    expect(await said(family, [{ ...large, base: await versionOf(family, large), fields: { ...large.fields, ...odd(240_000) } }])).toEqual([
      refused,
    ]);
    expect(await said(family, [{ ...large, base: await versionOf(family, large), fields: { ...large.fields, ...odd(10) } }])).toEqual([
      'applied',
    ]);
    expect(await said(family, [adventure(odd(150_000))])).toEqual(['applied']);
    const { usage } = await syncAs(family);
    expect(usage ? fullnessOf(usage) : null).toMatchObject({ stage: 'full', of: 'bytes' });
  });

  test('the usage is sent on the last page after each change, and not again to a device that has it', async () => {
    const family = await backend.family();
    const [one, two] = [adventure(), adventure()];
    const pushed = await syncAs(family, { changes: [one, two] });
    expect(pushed.usage).toMatchObject({ adventures: 2 });
    expect((await syncAs(family, { since: pushed.cursor })).usage).toBeNull();
    const page = await syncAs(family, { max_rows: 1 });
    expect([page.more, page.usage]).toEqual([true, null]);
    const [stored] = await backend.query('select sum(bytes)::int as bytes from public.adventure_sessions where user_id = $1', [family.id]);
    expect((await syncAs(family, { since: page.cursor })).usage).toEqual({ adventures: 2, bytes: stored?.['bytes'] });
    const less = await syncAs(family, { changes: [{ ...one, base: 0, deleted: true, fields: {} }], since: pushed.cursor });
    expect(less.usage).toMatchObject({ adventures: 1 });
  });
});
