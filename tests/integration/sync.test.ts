import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerRow, WholeChange } from '../../src/domain/contracts/sync-protocol.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { limits } from '../../src/domain/limits.ts';
import { startBackend, syncAs, type TestBackend, type TestFamily } from '../support/servers/backend.ts';
import { storyConfig } from '../support/story/story-family.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const child = (id: string, fields: Record<string, unknown> = {}, base = 0): WholeChange => ({
  table: 'children',
  id,
  base,
  deleted: false,
  fields: { name: 'Mia', age: 6, interests: ['frogs', 'maps'], limitations: null, ...fields },
});
const removal = (id: string, base = 0): WholeChange => ({ table: 'children', id, base, deleted: true, fields: {} });
const adventure = (id: string, fields: Record<string, unknown> = {}, base = 0): WholeChange => ({
  table: 'adventure_sessions',
  id,
  base,
  deleted: false,
  fields: { ...newAdventure({ ...storyConfig, participatingChildren: [] }, 7, '2026-11-21T08:00:00.120Z'), ...fields },
});
describe('push', () => {
  test('a new row is stored, and returned as it was sent, with a version', async () => {
    const family = await backend.family();
    const id = randomUUID();
    const sent = adventure(id);
    const answer = await syncAs(family, { changes: [sent] });
    expect(answer.receipts).toEqual([{ table: 'adventure_sessions', id, outcome: 'applied', version: 2 }]);
    expect(answer.rows.find((row) => row.id === id)).toEqual({
      table: 'adventure_sessions',
      id,
      version: 2,
      deleted_at: null,
      fields: sent.fields,
    });
  });

  test('an edit of the server’s current version is applied; fields that were not sent keep their value', async () => {
    const family = await backend.family();
    const id = randomUUID();
    await syncAs(family, { changes: [child(id)] });
    const edit: WholeChange = { table: 'children', id, base: 2, deleted: false, fields: { age: 7 } };
    const { receipts, rows } = await syncAs(family, { changes: [edit], since: 2 });
    expect(receipts).toEqual([{ table: 'children', id, outcome: 'applied', version: 3 }]);
    expect(rows).toEqual([
      {
        table: 'children',
        id,
        version: 3,
        deleted_at: null,
        fields: { name: 'Mia', age: 7, interests: ['frogs', 'maps'], limitations: null },
      },
    ]);
  });

  test('an edit of an older version is a conflict with the current row, and changes nothing', async () => {
    const family = await backend.family();
    const id = randomUUID();
    await syncAs(family, { changes: [child(id)] });
    await syncAs(family, { changes: [child(id, { name: 'Maja' }, 2)] });
    const { receipts, cursor } = await syncAs(family, { changes: [child(id, { name: 'Mio' }, 2)], since: 3 });
    expect(receipts[0]).toMatchObject({ outcome: 'conflict', row: { id, version: 3, fields: { name: 'Maja' } } });
    expect(cursor).toBe(3);
  });

  test('the same push again (after a lost answer) is a conflict with an equal row', async () => {
    const family = await backend.family();
    const sent = adventure(randomUUID());
    await syncAs(family, { changes: [sent] });
    const { receipts } = await syncAs(family, { changes: [sent], since: 2 });
    expect(receipts[0]).toMatchObject({ outcome: 'conflict', row: { version: 2, fields: sent.fields } });
  });

  test('the profile is edited like any row; it exists from the sign-up on', async () => {
    const family = await backend.family(' Robin ');
    const first = await syncAs(family);
    expect(first.rows).toEqual([
      {
        table: 'users',
        id: family.id,
        version: 1,
        deleted_at: null,
        fields: { adult_name: 'Robin', show_onboarding: true, memory: {} },
      },
    ]);
    const fields = { adult_name: 'Robin B', show_onboarding: false, memory: { adventures: 1, met: { 'core-1': 1 } } };
    const { receipts } = await syncAs(family, { changes: [{ table: 'users', id: family.id, base: 1, deleted: false, fields }] });
    expect(receipts[0]).toMatchObject({ outcome: 'applied', version: 2 });
    expect((await syncAs(family)).rows[0]?.fields).toEqual(fields);
  });

  test('fields of newer apps are returned, and survive a partial edit', async () => {
    const family = await backend.family();
    const id = randomUUID();
    await syncAs(family, { changes: [child(id, { favourite: { colour: 'red' }, shoe: 31 })] });
    await syncAs(family, { changes: [{ table: 'children', id, base: 2, deleted: false, fields: { shoe: 32, name: 'Mo' } }] });
    const { rows } = await syncAs(family);
    expect(rows.at(-1)?.fields).toMatchObject({ name: 'Mo', favourite: { colour: 'red' }, shoe: 32 });
  });

  test('fields that only the server sets can’t be sent', async () => {
    const family = await backend.family();
    const other = await backend.family();
    const id = randomUUID();
    await syncAs(family, { changes: [child(id, { user_id: other.id, version: 999, deleted_at: '2020-01-01', id: randomUUID() })] });
    const { rows } = await syncAs(family);
    expect(rows.at(-1)).toMatchObject({ id, version: 2, deleted_at: null });
    expect(Object.keys(rows.at(-1)?.fields ?? {}).toSorted()).toEqual(['age', 'interests', 'limitations', 'name']);
  });
});

describe('a push of many adventures', () => {
  /** Sends three new ones, then edits of them together with a fourth. Returns the ids and the last push. */
  async function four(family: TestFamily): Promise<{ ids: string[]; push: WholeChange[] }> {
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const before = await syncAs(family, { changes: ids.slice(0, 3).map((id) => adventure(id, { mood: 'brave' })) });
    expect(before.receipts.map(({ outcome, ...receipt }) => [receipt.id, outcome, 'version' in receipt && receipt.version])).toEqual(
      ids.slice(0, 3).map((id, index) => [id, 'applied', index + 2]),
    );
    const push = ids.map((id, index) => adventure(id, { custom_name: `Edited ${index}`, hats: index }, index < 3 ? index + 2 : 0));
    return { ids, push };
  }
  const names = (rows: readonly ServerRow[]): unknown[] => rows.map(({ fields }) => fields['custom_name']);

  test('new and edited ones are applied together: each receipt is in its place, and the rows are returned as sent', async () => {
    const family = await backend.family();
    const { push } = await four(family);
    const { receipts, rows } = await syncAs(family, { changes: push, since: 4 });
    expect(receipts.map(({ id, outcome }) => [id, outcome])).toEqual(push.map(({ id }) => [id, 'applied']));
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([5, 6, 7, 8]));
    for (const { id, fields } of push) {
      const row = rows.find((other) => other.id === id);
      expect(row?.fields).toEqual(push.at(-1)?.id === id ? fields : { ...fields, mood: 'brave' });
      expect(receipts.find((receipt) => receipt.id === id)).toMatchObject({ version: row?.version });
    }
  });

  test.each<[string, (push: WholeChange[], other: string) => WholeChange, object]>([
    ['an edit of an older version', ([first]) => ({ ...first, base: 1 }) as WholeChange, { outcome: 'conflict' }],
    ['a deletion', ([first]) => ({ ...first, deleted: true, fields: {} }) as WholeChange, { outcome: 'applied' }],
    ['a text that is too long', ([first]) => adventure(first?.id ?? '', { theme: 'x'.repeat(101) }, 2), { outcome: 'rejected' }],
    ['a text that no server can store', ([first]) => adventure(first?.id ?? '', { theme: 'a\u0000b' }, 2), { outcome: 'rejected' }],
    ['more than an adventure may weigh', ([first]) => adventure(first?.id ?? '', { hats: 'x'.repeat(262_144) }, 2), { code: 'too_large' }],
    [
      'an edit of some of its fields',
      ([first]) => ({ ...first, fields: { custom_name: 'Edited 0' } }) as WholeChange,
      { outcome: 'applied' },
    ],
    [
      'what the server alone decides',
      ([first]) => ({ ...first, fields: { ...first?.fields, version: 'x' } }) as WholeChange,
      { outcome: 'applied' },
    ],
    ['a row of another family', (_push, other) => adventure(other, {}, 2), { code: 'not_yours' }],
    ['the id of a row of another family', (_push, other) => adventure(other), { code: 'not_yours' }],
    ['a name that is no id', () => adventure('nobody'), { outcome: 'rejected' }],
    ['a row of another kind', () => child(randomUUID()), { outcome: 'applied' }],
  ])('with %s among them: that one gets the same answer as alone, the rest is applied', async (_what, oddOf, answer) => {
    const [family, theirs] = [await backend.family(), await backend.family()];
    const other = randomUUID();
    await syncAs(theirs, { changes: [adventure(other)] });
    const { push } = await four(family);
    const { receipts } = await syncAs(family, { changes: [oddOf(push, other), ...push.slice(1)], since: 4 });
    expect(receipts).toHaveLength(4);
    expect(receipts[0]).toMatchObject(answer);
    const { rows } = await syncAs(family, { since: 4 });
    expect(names(rows)).toEqual(expect.arrayContaining(['Edited 1', 'Edited 2', 'Edited 3']));
    expect((await syncAs(theirs)).rows.find(({ id }) => id === other)).toMatchObject({ version: 2, fields: { theme: 'pirates' } });
  });
});

describe('a push without echo', () => {
  const quiet = (change: WholeChange): WholeChange => ({ ...change, echo: false });

  test('does not return rows that are stored exactly as sent: the receipts are enough, and the cursor goes past them', async () => {
    const family = await backend.family();
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
    await syncAs(family, { changes: [child(other)], since: 1 });
    const pushes = [[quiet(adventure(first)), quiet(adventure(second))], [quiet(adventure(first, { custom_name: 'Again' }, 3))]];
    const answers = [
      await syncAs(family, { changes: pushes[0] ?? [], since: 1 }),
      await syncAs(family, { changes: pushes[1] ?? [], since: 4 }),
    ];
    expect(answers.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[other], []]);
    expect(answers.map(({ receipts }) => receipts.map(({ outcome }) => outcome))).toEqual([['applied', 'applied'], ['applied']]);
    expect(answers.map(({ cursor }) => cursor)).toEqual([4, 5]);
    const { rows } = await syncAs(family, { since: 2 });
    expect(rows.map(({ id, fields }) => [id, fields['custom_name']])).toEqual([
      [second, pushes[0]?.[1]?.fields['custom_name']],
      [first, 'Again'],
    ]);
  });

  test('returns fields that only the account has, other devices’ rows, and tombstones', async () => {
    const family = await backend.family();
    const [fuller, partial, gone, unasked] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await syncAs(family, { changes: [child(fuller, { shoe_size: 29 })] });
    const changes = [
      quiet(child(fuller, { name: 'Maja' }, 2)),
      quiet({ table: 'children', id: partial, base: 0, deleted: false, fields: { name: 'Tom', age: 9 } }),
      quiet(removal(gone)),
      child(unasked),
    ];
    const { rows, receipts } = await syncAs(family, { changes, since: 2 });
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(rows.map(({ id }) => id)).toEqual([fuller, partial, gone, unasked]);
    expect(rows[0]?.fields).toMatchObject({ name: 'Maja', shoe_size: 29 });
  });

  test('with unstorable rows: those are refused, the others are applied as usual', async () => {
    const family = await backend.family();
    const [bad, good] = [randomUUID(), randomUUID()];
    const { rows, receipts } = await syncAs(family, { changes: [quiet(child(bad, { name: 'M\u0000ia' })), quiet(child(good))], since: 1 });
    expect(receipts.map(({ id, outcome }) => [id, outcome])).toEqual([
      [bad, 'rejected'],
      [good, 'applied'],
    ]);
    expect(rows).toEqual([]);
  });
});

test('with two edits of one adventure: the second is a conflict, because its base is outdated', async () => {
  const family = await backend.family();
  const [id, other] = [randomUUID(), randomUUID()];
  await syncAs(family, { changes: [adventure(id), adventure(other)] });
  const edits = ['First', 'Second'].map((name) => adventure(id, { custom_name: name }, 2));
  const { receipts, rows } = await syncAs(family, { changes: [...edits, adventure(other, {}, 3)], since: 3 });
  expect(receipts.map(({ outcome }) => outcome)).toEqual(['applied', 'conflict', 'applied']);
  expect(rows.find((row) => row.id === id)?.fields['custom_name']).toBe('First');
});

describe('deletion', () => {
  test('wins over an older base, clears the content, and is final', async () => {
    const family = await backend.family();
    const id = randomUUID();
    await syncAs(family, { changes: [child(id, { secret: 'gone' })] });
    await syncAs(family, { changes: [child(id, { name: 'Maja' }, 2)] });
    const deleted = await syncAs(family, { changes: [removal(id, 2)], since: 3 });
    expect(deleted.receipts[0]).toMatchObject({ outcome: 'applied', version: 4 });
    expect(deleted.rows).toEqual([{ table: 'children', id, version: 4, deleted_at: expect.any(String), fields: {} }]);
    const [stored] = await backend.query('select name, age, interests, limitations, extra from public.children where id = $1', [id]);
    expect(stored).toEqual({ name: '', age: null, interests: [], limitations: null, extra: {} });

    const late = await syncAs(family, { changes: [child(id, { name: 'Back' }, 4)], since: 4 });
    expect(late.receipts[0]).toMatchObject({ outcome: 'conflict', row: { id, version: 4, deleted_at: expect.any(String), fields: {} } });
    const again = await syncAs(family, { changes: [removal(id, 4)], since: 4 });
    expect(again.receipts[0]).toMatchObject({ outcome: 'applied', version: 4 });
    expect(again.rows).toEqual([]);
  });

  test('of a row that the server never had creates a tombstone, so that it has a version', async () => {
    const family = await backend.family();
    const id = randomUUID();
    const { receipts, rows } = await syncAs(family, { changes: [removal(id)], since: 1 });
    expect(receipts[0]).toMatchObject({ outcome: 'applied', version: 2 });
    expect(rows[0]).toMatchObject({ id, deleted_at: expect.any(String), fields: {} });
    const late = await syncAs(family, { changes: [child(id)] });
    expect(late.receipts[0]).toMatchObject({ outcome: 'conflict', row: { deleted_at: expect.any(String) } });
  });

  test('of an adventure and a place clears them too', async () => {
    const family = await backend.family();
    const ids = [randomUUID(), randomUUID()] as const;
    const place: WholeChange = {
      table: 'user_environments',
      id: ids[1],
      base: 0,
      deleted: false,
      fields: { name: 'Attic', description: 'Dusty', available_items: ['rope'], space_details: 'Low beams' },
    };
    await syncAs(family, { changes: [adventure(ids[0], { story_summary: 'secret' }), place] });
    const { receipts, rows } = await syncAs(family, {
      changes: [
        { table: 'adventure_sessions', id: ids[0], base: 2, deleted: true, fields: {} },
        { table: 'user_environments', id: ids[1], base: 3, deleted: true, fields: {} },
      ],
      since: 3,
    });
    expect(receipts.map((receipt) => receipt.outcome)).toEqual(['applied', 'applied']);
    expect(rows.map((row) => row.fields)).toEqual([{}, {}]);
    const dump = JSON.stringify([
      await backend.query('select * from public.adventure_sessions where id = $1', [ids[0]]),
      await backend.query('select * from public.user_environments where id = $1', [ids[1]]),
    ]);
    for (const word of ['secret', 'pirates', 'Attic', 'Dusty', 'rope', 'beams']) expect(dump).not.toContain(word);
  });

  test('tombstones are purged after 180 days, and devices with older cursors and bases are told', async () => {
    const family = await backend.family();
    const [gone, kept, alive] = [randomUUID(), randomUUID(), randomUUID()] as const;
    await syncAs(family, { changes: [child(gone), child(kept), child(alive)] });
    await syncAs(family, { changes: [removal(gone, 2), removal(kept, 3)] });
    await backend.query("select set_config('session_replication_role', 'replica', false)");
    await backend.query("update public.children set deleted_at = now() - interval '181 days' where id = $1", [gone]);
    await backend.query("select set_config('session_replication_role', 'origin', false)");
    expect(await backend.query('select public.purge_tombstones() as purged')).toEqual([{ purged: 1 }]);
    const answer = await syncAs(family, { changes: [child(gone, {}, 2)], since: 3 });
    expect(answer.purged).toBe(5);
    expect(answer.receipts[0]).toMatchObject({ outcome: 'conflict', row: { id: gone, deleted_at: expect.any(String), fields: {} } });
    expect((await syncAs(family)).rows.map((row) => row.id).toSorted()).toEqual([family.id, kept, alive].toSorted());
  });
});

describe('receipts', () => {
  test('a bad row is rejected with its reason; other rows are applied', async () => {
    const family = await backend.family();
    const good = [randomUUID(), randomUUID()] as const;
    const bad = Array.from({ length: 6 }, () => randomUUID());
    const changes = [
      child(good[0]),
      child(bad[0] ?? '', { name: ' ' }),
      child(bad[1] ?? '', { age: 'six' }),
      child(bad[2] ?? '', { name: 'nul \u0000' }),
      child(bad[3] ?? '', { name: 'half \ud83d' }),
      { ...child('not-a-uuid') },
      { ...child(bad[4] ?? ''), table: 'auth.users' as never },
      adventure(bad[5] ?? '', { keepsake: { steps: [], completed_at: 'x'.repeat(limits.adventureBytes.max) } }),
      child(good[1]),
    ];
    const { data } = await family.client.rpc('sync', { account: family.id, changes, since: 0, max_rows: 200 });
    const outcomes = data.receipts.map((r: { outcome: string; code?: string; reason?: string }) => [r.outcome, r.code, r.reason]);
    expect(outcomes).toEqual([
      ['applied', undefined, undefined],
      ['rejected', '23514', 'children_name_length'],
      ['rejected', '22P02', expect.any(String)],
      ['rejected', '22P05', expect.any(String)],
      ['rejected', '22P02', expect.any(String)],
      ['rejected', '22P02', expect.any(String)],
      ['rejected', 'unknown_table', 'unknown_table'],
      ['rejected', 'too_large', 'adventure_sessions_size'],
      ['applied', undefined, undefined],
    ]);
    expect(data.receipts.map((r: { id: string }) => r.id)).toEqual(changes.map((change) => change.id));
    expect(data.receipts.map((r: { table: string }) => r.table)).toEqual(changes.map((change) => change.table));
    expect(await backend.query('select count(*)::int as n from public.children where user_id = $1', [family.id])).toEqual([{ n: 2 }]);
  });

  test('[DATA-02] another family’s row is reported as not yours, without saying whether it exists', async () => {
    const [mine, theirs] = [await backend.family(), await backend.family()];
    const id = randomUUID();
    await syncAs(theirs, { changes: [child(id, { name: 'Theirs' })] });
    const { receipts, rows } = await syncAs(mine, {
      changes: [child(id), child(id, {}, 2), removal(id, 2), { ...child(theirs.id), table: 'users' }],
    });
    for (const receipt of receipts) expect(receipt).toMatchObject({ outcome: 'rejected', code: 'not_yours', reason: 'not_yours' });
    expect(JSON.stringify({ receipts, rows })).not.toContain('Theirs');
    expect((await syncAs(theirs)).rows.at(-1)).toMatchObject({ version: 2, fields: { name: 'Theirs' } });
  });

  test('a call beyond the limits is refused as a whole', async () => {
    const family = await backend.family();
    const changes = Array.from({ length: limits.pushRows.max + 1 }, () => removal(randomUUID()));
    await expect(syncAs(family, { changes })).rejects.toMatchObject({ code: 'PT413' });
    const heavy = Array.from({ length: 5 }, () => adventure(randomUUID(), { story: 'x'.repeat(230_000) }));
    await expect(syncAs(family, { changes: heavy })).rejects.toMatchObject({ code: 'PT413' });
    expect((await syncAs(family)).cursor).toBe(1);
  });
});

describe('the caller’s identity', () => {
  test('without a session, or with another account’s id, the call fails with 401', async () => {
    const [mine, theirs] = [await backend.family(), await backend.family()];
    const request = { account: theirs.id, changes: [], since: 0, max_rows: 200 };
    const other = await mine.client.rpc('sync', request);
    expect([other.status, other.error?.message]).toEqual([401, 'sync_not_signed_in']);
    const nobody = await backend.client().rpc('sync', request);
    expect([nobody.status, nobody.error?.code]).toEqual([401, '42501']);
  });

  test('with the session of a deleted account it fails too', async () => {
    const family = await backend.family();
    await family.client.rpc('delete_account');
    const answer = await family.client.rpc('sync', { account: family.id, changes: [], since: 0, max_rows: 200 });
    expect([answer.status, answer.error?.message]).toEqual([401, 'sync_no_such_account']);
  });
});

describe('pull', () => {
  test('rows come in the order of their versions, at most max_rows, and the cursor continues where it stopped', async () => {
    const family = await backend.family();
    await syncAs(family, { changes: Array.from({ length: 7 }, (_, i) => child(randomUUID(), { name: `C${i}` })) });
    const seen: number[] = [];
    let since = 0;
    for (let more = true; more; ) {
      const answer = await syncAs(family, { since, max_rows: 3 });
      expect(answer.rows.length).toBeLessThanOrEqual(3);
      expect(answer.cursor).toBe(answer.rows.at(-1)?.version);
      seen.push(...answer.rows.map((row) => row.version));
      ({ more, cursor: since } = answer);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('an answer stops at two megabytes', async () => {
    const family = await backend.family();
    for (let round = 0; round < 3; round += 1) {
      const changes = Array.from({ length: 4 }, () =>
        adventure(randomUUID(), { keepsake: { steps: [], completed_at: 'x'.repeat(250_000) } }),
      );
      await syncAs(family, { changes, max_rows: 1 });
    }
    const answer = await syncAs(family);
    expect(answer.more).toBe(true);
    expect(answer.rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(answer).length).toBeLessThan(2.1 * 1024 * 1024);
    const rest = await syncAs(family, { since: answer.cursor });
    expect(answer.rows.length + rest.rows.length).toBe(13);
  });

  test('a device that has read more than the server has, because a backup was restored, is told that this is another history', async () => {
    const family = await backend.family();
    const answer = await syncAs(family, { changes: [child(randomUUID())], since: 50 });
    expect(answer).toMatchObject({ other_history: true, receipts: [], rows: [], seen: { version: 1 } });
    expect((await syncAs(family)).cursor).toBe(1);
  });

  test('a row that the server lost is accepted again, and not declared deleted', async () => {
    const family = await backend.family();
    const id = randomUUID();
    const { receipts } = await syncAs(family, { changes: [child(id, {}, 40)] });
    expect(receipts[0]).toMatchObject({ outcome: 'applied', version: 2 });
  });
});
