import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/data/schema.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { mia, uuid } from '../data/family.ts';
import { openTestDevice, type TestDevice } from './test-device.ts';

/** A request that leaves before the answer to the one before is on the disk: requests of two rows, and seven children that have changed. */

const ids = Array.from({ length: 7 }, (_, n) => uuid(n + 1));
const pairs = [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 6), ids.slice(6)];

type Watched = TestDevice & {
  /** What happened, in order: requests as they leave and are answered, answers as they are stored. */
  log: string[];
  dirty: () => Promise<string[]>;
  child: (n: number) => Promise<Row | undefined>;
  edit: (n: number, name: string) => Promise<unknown>;
};

/** A device that has read everything, with seven children that nobody has sent yet. */
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
    settle: async (...given) => {
      const next = await store.settle(...given);
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

/** As it must be after every run that has come to its end: nothing waits, and nothing was taken for a rival of itself. */
async function expectRest({ family, dirty }: Watched): Promise<void> {
  expect(await dirty()).toEqual([]);
  expect(await family.db.dexie.shadows.count()).toBe(0);
  expect(await family.db.dexie.backups.count()).toBe(0);
  const pull = await family.db.dexie.meta.get('pull');
  expect(pull).toMatchObject({ value: { cursor: Math.max(...(await family.db.dexie.children.toArray()).map(({ version }) => version)) } });
}

describe('the next request', () => {
  it('leaves while the answer before it is being stored, and never before that one has come', async () => {
    const device = await openBusyDevice();
    const { replies, log, ports } = device;
    let stored = (): void => undefined;
    const settled = new Promise<void>((resolve) => {
      stored = resolve;
    });
    const { settle } = ports.store;
    ports.store = { ...ports.store, settle: (...given) => settle(...given).finally(stored) };
    replies.push((_request, real) => real());
    // Not answered before the first answer is on the disk: a device that waited for the one to do the other would wait for ever.
    replies.push((_request, real) => settled.then(real));
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(log.slice(0, 5)).toEqual(['asks', 'answered', 'asks', 'stored', 'answered']);
    expect(log.filter((what) => what !== 'stored')).toEqual(pairs.flatMap(() => ['asks', 'answered']));
    expect(sentIds(device)).toEqual(pairs);
    await expectRest(device);
  });

  it('asks for the page behind the one that is being stored', async () => {
    const { family, ports, asked, elsewhere } = await openTestDevice(2);
    for (const id of ids) await elsewhere({ table: 'children', id, base: 0, deleted: false, fields: mia });
    expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
    expect(asked.map(({ since }) => since)).toEqual([0, 2, 4, 6]);
    expect(await family.db.dexie.children.count()).toBe(ids.length);
  });

  it('sends what was edited meanwhile once more, on its new base', async () => {
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

  it('is waited for, and its answer ignored, when the answer before it could not be stored', async () => {
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

  it('may be lost: the answer before it stays stored, and what it carried is sent again', async () => {
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

  it('moves no cursor back when another tab has synced further meanwhile', async () => {
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

  it('waits for the disk where everything has to be read again', async () => {
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
