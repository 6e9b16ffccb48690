import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/data/schema.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { mia, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

/** A request that is sent before the previous answer is stored. Requests contain two rows; seven children have changed. */

const ids = Array.from({ length: 7 }, (_, n) => uuid(n + 1));
const pairs = [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 6), ids.slice(6)];

type Watched = TestDevice & {
  /** A log, in order: requests as they are sent and answered, answers as they are stored. */
  log: string[];
  dirty: () => Promise<string[]>;
  child: (n: number) => Promise<Row | undefined>;
  edit: (n: number, name: string) => Promise<unknown>;
};

/** A device that has read everything and has seven unsynced children. */
async function openBusyDevice(): Promise<Watched> {
  const device = await openTestDevice(2);
  const { family, ports } = device;
  await runRounds(ports, 'all');
  device.asked.length = 0;
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: mia });
  const log: string[] = [];
  const { store, transport } = ports;
  ports.store = {
    ...store,
    applyAnswer: async (...given) => {
      const next = await store.applyAnswer(...given);
      log.push('stored');
      return next;
    },
  };
  ports.transport = {
    ...transport,
    sync: async (request) => {
      log.push('asks');
      const answer = await transport.sync(request);
      log.push('answered');
      return answer;
    },
  };
  return {
    ...device,
    log,
    dirty: () => family.db.dexie.children.where('dirty').equals(1).primaryKeys(),
    child: (n) => family.db.dexie.children.get(uuid(n)),
    edit: (n, name) => family.write({ kind: 'saveChild', id: uuid(n), fields: { ...mia, name } }),
  };
}

const sentIds = ({ asked }: TestDevice): string[][] => asked.map(({ changes }) => changes.map(({ id }) => id));

/** Checks the state after any complete run: everything is synced, and no row conflicted with itself. */
async function expectRest({ family, dirty }: Watched): Promise<void> {
  expect(await dirty()).toEqual([]);
  expect(await family.db.dexie.shadows.count()).toBe(0);
  expect(await family.db.dexie.backups.count()).toBe(0);
  const pull = await family.db.dexie.meta.get('pull');
  expect(pull).toMatchObject({ value: { cursor: Math.max(...(await family.db.dexie.children.toArray()).map(({ version }) => version)) } });
}

describe('the next request', () => {
  it('is sent while the previous answer is being stored, and never before that has arrived', async () => {
    const device = await openBusyDevice();
    const { replies, log, ports } = device;
    let stored = (): void => undefined;
    const applied = new Promise<void>((resolve) => {
      stored = resolve;
    });
    const { applyAnswer } = ports.store;
    ports.store = { ...ports.store, applyAnswer: (...given) => applyAnswer(...given).finally(stored) };
    replies.push((_request, real) => real());
    // The second request is answered only after the first answer is stored: a device that waited for the second would wait forever.
    replies.push((_request, real) => applied.then(real));
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(log.slice(0, 5)).toEqual(['asks', 'answered', 'asks', 'stored', 'answered']);
    expect(log.filter((what) => what !== 'stored')).toEqual(pairs.flatMap(() => ['asks', 'answered']));
    expect(sentIds(device)).toEqual(pairs);
    await expectRest(device);
  });

  it('requests the page after the one that is being stored', async () => {
    const { family, ports, asked, elsewhere } = await openTestDevice(2);
    for (const id of ids) await elsewhere({ table: 'children', id, base: 0, deleted: false, fields: mia });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(asked.map(({ since }) => since)).toEqual([0, 2, 4, 6]);
    expect(await family.db.dexie.children.count()).toBe(ids.length);
  });

  it('sends rows again that were edited meanwhile, with their new base', async () => {
    const device = await openBusyDevice();
    const { replies, edit, child } = device;
    replies.push(async (_request, real) => {
      const answer = await real();
      await edit(1, 'Edited on its way');
      await edit(3, 'Edited while it waited for its request');
      return answer;
    });
    expect(await runRounds(device.ports, 'all')).toEqual({ kind: 'done' });
    const bases = (id: string): number[] =>
      device.asked.flatMap(({ changes }) => changes.filter((change) => change.id === id)).map(({ base }) => base);
    for (const n of [1, 3]) {
      expect(bases(uuid(n))).toEqual([0, expect.any(Number)]);
      expect(bases(uuid(n))[1]).toBeGreaterThan(0);
      expect((await child(n))?.fields['name']).toMatch(/^Edited/);
    }
    await expectRest(device);
  });

  it('is waited for, and its answer ignored, if the previous answer could not be stored', async () => {
    const device = await openBusyDevice();
    const { family, ports, log, dirty, replies } = device;
    let broken = true;
    family.db.dexie.children.hook('updating', () => {
      if (broken) throw new DOMException('full', 'QuotaExceededError');
    });
    replies.push((_request, real) => real());
    replies.push(async (_request, real) => {
      await new Promise((later) => setTimeout(later, 50));
      return real();
    });
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'storage' });
    expect(log).toEqual(['asks', 'answered', 'asks', 'answered']);
    expect(await dirty()).toEqual(ids);
    expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { cursor: 1 } });
    broken = false;
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    await expectRest(device);
  });

  it('may get lost: the previous answer stays stored, and its changes are sent again', async () => {
    const device = await openBusyDevice();
    const { ports, dirty, replies, asked } = device;
    replies.push((_request, real) => real());
    replies.push(async (_request, real) => {
      await real();
      return { ok: false, error: { kind: 'timeout' } };
    });
    expect(await runRounds(ports, 'all')).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    expect(await dirty()).toEqual(ids.slice(2));
    const cursor = asked[1]?.since;
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(asked[2]?.since).toBe(cursor);
    await expectRest(device);
  });

  it('moves no cursor back if another tab has synced further meanwhile', async () => {
    const device = await openBusyDevice();
    const { ports, replies, edit, child, elsewhere } = device;
    replies.push((_request, real) => real());
    replies.push(async (_request, real) => {
      const answer = await real();
      await edit(4, 'Edited in the other tab');
      await elsewhere({ table: 'children', id: uuid(9), base: 0, deleted: false, fields: mia });
      expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
      return answer;
    });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect((await child(4))?.fields['name']).toBe('Edited in the other tab');
    expect(await child(9)).toMatchObject({ dirty: 0 });
    await expectRest(device);
  });

  it('waits until the answer is stored if everything must be read again', async () => {
    const device = await openBusyDevice();
    const { ports, replies, log, asked } = device;
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    for (const n of [1, 2, 3]) await device.edit(n, `Child ${n}`);
    log.length = 0;
    asked.length = 0;
    replies.push(async (_request, real) => {
      const answer = await real();
      return answer.ok ? { ok: true, body: { ...(answer.body as object), purged: 1_000 } } : answer;
    });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(log.slice(0, 4)).toEqual(['asks', 'answered', 'stored', 'asks']);
    expect(asked[1]?.since).toBe(0);
    expect(await device.dirty()).toEqual([]);
    expect(await device.family.db.dexie.children.count()).toBe(ids.length);
  });
});
