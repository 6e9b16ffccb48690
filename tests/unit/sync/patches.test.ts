import { describe, expect, it } from 'vitest';
import type { Change, Receipt, SyncAnswer, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import { canonicalJson } from '../../../src/domain/json.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { TransportAnswer } from '../../../src/sync/ports.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { splitTrail } from '../../../src/sync/trail.ts';
import { adventure, uuid } from '../data/family.ts';
import { begun, openTestDevice, type TestDevice } from './test-device.ts';

/** An edit is sent as a patch if the server accepts patches and the device knows the base. */

const id = uuid(1);
const words = 'They built a bridge of cushions over the river of blankets, and the dragon was the dog. '.repeat(8);
const step = (n: number): Step => ({ id: `step-${n}`, type: 'challenge', step: `Step ${n}`, content: words });

/** A device with an adventure of ten told steps, which is synced. */
async function openPlaying(): Promise<TestDevice & { note: (text: string) => Promise<unknown> }> {
  const device = await openTestDevice();
  const { family, ports, asked } = device;
  await family.write({ kind: 'createAdventure', id, fields: adventure() });
  for (let n = 1; n <= 10; n += 1) await family.write({ kind: 'progress', id, move: { kind: 'append', step: step(n), queuedSteps: [] } });
  await runRounds(ports, 'all');
  asked.length = 0;
  return { ...device, note: (text) => family.write({ kind: 'progress', id, move: { kind: 'notes', text } }) };
}

const changes = ({ asked }: TestDevice): Change[] => asked.flatMap((request) => request.changes);
const kinds = (device: TestDevice): string[] => changes(device).map((change) => ('patch' in change ? 'patch' : 'whole'));

/** Checks that the account's row equals the device's and is synced. */
async function expectSame({ family, asked, ports }: TestDevice): Promise<void> {
  const row = await family.db.dexie.adventures.get(id);
  expect(row).toMatchObject({ dirty: 0 });
  expect(row?.rejected).toBeUndefined();
  const heard = await ports.transport.sync({ account: family.db.account, changes: [], since: 0, max_rows: 200 });
  asked.pop();
  const stored = heard.ok ? (heard.body as SyncAnswer).rows.find((other) => other.id === id) : undefined;
  expect(canonicalJson(splitTrail(stored?.fields ?? {}).fields)).toBe(canonicalJson(row?.fields));
}

/** The answers of an older server without patches. */
const older =
  (answers: 'first' | 'whole') =>
  async ({ changes: sent }: SyncRequest, real: () => Promise<TransportAnswer>): Promise<TransportAnswer> => {
    const receipts = sent.map(
      ({ table, id: about }): Receipt => ({ table, id: about, outcome: 'rejected', code: '22023', reason: 'fields_not_an_object' }),
    );
    const nothing = { rows: [], more: false, purged: 0, seen: begun };
    if (answers === 'first') return { ok: true, body: { ...nothing, receipts, cursor: 1 } };
    const answer = await real();
    if (!answer.ok) return answer;
    const { patches: _, ...body } = answer.body as SyncAnswer;
    return { ok: true, body };
  };

describe('what is sent', () => {
  it('is the patch of the note for each edit, and no row comes back', async () => {
    const device = await openPlaying();
    for (let n = 1; n <= 100; n += 1) {
      await device.note(`They built a bridge of ${n} cushions.`);
      expect(await runRounds(device.ports, 'changed')).toEqual({ kind: 'done' });
    }
    expect(kinds(device)).toEqual(Array.from({ length: 100 }, () => 'patch'));
    expect(device.asked).toHaveLength(100);
    for (const request of device.asked) expect(JSON.stringify(request).length).toBeLessThan(1_000);
    await expectSame(device);
  });

  it('is the whole row if the account has never had it, or if it is deleted', async () => {
    const device = await openPlaying();
    await device.family.write({ kind: 'createAdventure', id: uuid(2), fields: adventure() });
    await device.family.write({ kind: 'deleteAdventure', id });
    expect(await runRounds(device.ports, 'changed')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['whole', 'whole']);
  });

  it('is the patch since the account’s version, even if the row was edited while it was sent', async () => {
    const device = await openPlaying();
    await device.note('They built a bridge');
    device.replies.push(async (_request, real) => {
      const answer = await real();
      await device.note('They built a bridge of cushions');
      await device.family.write({ kind: 'progress', id, move: { kind: 'append', step: step(11), queuedSteps: [step(12)] } });
      return answer;
    });
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(await runRounds(device.ports, 'changed')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['patch', 'patch']);
    const patch = changes(device).flatMap((change) => ('patch' in change ? [change.patch.map(({ path }) => path)] : []));
    expect(patch[1]).toContain('/continuation_data/adventureSteps/10');
    await expectSame(device);
  });

  it('is the patch of the merged row, after a conflict', async () => {
    const device = await openPlaying();
    const base = (await device.family.db.dexie.adventures.get(id))?.version ?? 0;
    await device.elsewhere({
      table: 'adventure_sessions',
      id,
      base,
      deleted: false,
      patch: [{ op: 'replace', path: '/custom_name', value: 'The Dragon' }],
    });
    await device.note('The dog barks.');
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['patch', 'patch']);
    expect((await device.family.db.dexie.adventures.get(id))?.fields).toMatchObject({
      custom_name: 'The Dragon',
      continuation_data: { userNotes: 'The dog barks.' },
    });
    await expectSame(device);
  });
});

describe('a server without patches', () => {
  it('gets none from a device that has never seen the server offer them', async () => {
    const device = await openPlaying();
    await device.family.db.dexie.meta.clear();
    device.replies.push(older('whole'), older('whole'));
    await runRounds(device.ports, 'all');
    await device.note('The dog barks.');
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['whole']);
    await expectSame(device);
  });

  it('that replaces a newer one refuses a patch and gets the whole row at once, without asking a person', async () => {
    const device = await openPlaying();
    await device.note('The dog barks.');
    device.replies.push(older('first'), older('whole'));
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['patch', 'whole']);
    await device.note('The dog sleeps.');
    await runRounds(device.ports, 'all');
    // Until it is updated again, and says so.
    await device.note('The dog dreams.');
    await runRounds(device.ports, 'all');
    expect(kinds(device)).toEqual(['patch', 'whole', 'whole', 'patch']);
    await expectSame(device);
  });
});

describe('a patch that the server can’t apply', () => {
  const unfit = (change: Change | undefined): TransportAnswer => {
    const receipt = { table: change?.table, id: change?.id, outcome: 'rejected', code: 'bad_patch', reason: 'patch_misses' };
    return {
      ok: true,
      body: { receipts: [receipt], rows: [], cursor: 1, more: false, purged: 0, seen: begun, patches: true },
    };
  };

  it('is followed by the whole row, even if that was edited meanwhile; the next edit is a patch again', async () => {
    const device = await openPlaying();
    await device.note('The dog barks.');
    device.replies.push(async ({ changes: [change] }) => {
      await device.note('The dog barks twice.');
      return unfit(change);
    });
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    await device.note('The dog sleeps.');
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect(kinds(device)).toEqual(['patch', 'whole', 'patch']);
    await expectSame(device);
  });

  it('leaves it to a person if the whole row is refused', async () => {
    const device = await openPlaying();
    await device.note('The dog barks.');
    device.replies.push(({ changes: [change] }) => unfit(change));
    device.replies.push(({ changes: [change] }) => unfit(change));
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    expect((await device.family.db.dexie.adventures.get(id))?.rejected).toMatchObject({ code: 'bad_patch' });
  });
});

it('the row as the server stored it is the base of the next patch, even if it was edited while it was sent', async () => {
  const device = await openPlaying();
  const { family, ports, replies } = device;
  await device.note('The dog barks.');
  replies.push(async (_request, real) => {
    const answer = await real();
    await device.note('The dog sleeps.');
    if (!answer.ok) return answer;
    // It replaces a date in its future, and sends the row back.
    const body = answer.body as SyncAnswer;
    const [receipt] = body.receipts;
    const sent = (await family.db.dexie.shadows.get(['adventures', id]))?.sent.at(-1)?.fields;
    const row = {
      table: 'adventure_sessions',
      id,
      version: receipt?.outcome === 'applied' ? receipt.version : 0,
      deleted_at: null,
      fields: { ...sent, session_date: '2026-11-21T09:00:00.000Z' },
    };
    return { ok: true, body: { ...body, rows: [row] } };
  });
  replies.push(() => ({ ok: false, error: { kind: 'timeout' } }));
  await runRounds(ports, 'all');
  expect(await family.db.dexie.adventures.get(id)).toMatchObject({ dirty: 1, fields: { session_date: '2026-11-21T09:00:00.000Z' } });
  expect((await family.db.dexie.shadows.get(['adventures', id]))?.base).toMatchObject({ session_date: '2026-11-21T09:00:00.000Z' });
});
