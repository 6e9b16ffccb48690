import { expect, it } from 'vitest';
import type { SyncAnswer } from '../../../src/domain/sync-protocol.ts';
import { runRounds } from '../../../src/sync/round.ts';
import { mia, tom, uuid } from '../data/family.ts';
import { openDesk } from './desk.ts';

/** What a push has brought is not sent back: the receipt says it all. */

const ids = [uuid(1), uuid(2), uuid(3)];

it('the rows of a push are not in its answer, and the cursor is past them', async () => {
  const { family, ports, replies } = await openDesk();
  await runRounds(ports, 'all');
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: mia });
  const heard: SyncAnswer[] = [];
  replies.push(async (_request, real) => {
    const answer = await real();
    if (answer.ok) heard.push(answer.body as SyncAnswer);
    return answer;
  });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(heard).toMatchObject([{ rows: [], receipts: ids.map((id) => ({ id, outcome: 'applied' })) }]);
  expect(await family.db.dexie.children.toArray()).toMatchObject(ids.map((id) => ({ id, dirty: 0, fields: mia })));
  expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { cursor: heard[0]?.cursor } });
});

it('while everything is read again, what was just sent counts as met', async () => {
  const { family, ports } = await openDesk();
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: mia });
  await runRounds(ports, 'all');
  await family.db.dexie.meta.put({ key: 'pull', value: { cursor: 0, floor: 0, reread: [] } });
  for (const id of ids) await family.write({ kind: 'saveChild', id, fields: tom });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.toArray()).toMatchObject(ids.map((id) => ({ id, dirty: 0, fields: tom })));
  expect(await family.db.dexie.meta.get('pull')).toMatchObject({ value: { reread: null } });
});

it('a row that was let go of while it was on its way, and arrived, is here again', async () => {
  const { family, ports, replies } = await openDesk();
  const id = uuid(1);
  await family.write({ kind: 'saveChild', id, fields: mia });
  replies.push(async (_request, real) => {
    const answer = await real();
    // As a person in another tab discards what was refused to that tab.
    await family.db.dexie.children.delete(id);
    await family.db.dexie.shadows.clear();
    return answer;
  });
  expect(await runRounds(ports, 'all')).toEqual({ kind: 'done' });
  expect(await family.db.dexie.children.get(id)).toMatchObject({ dirty: 0, deletedAt: null, fields: mia });
});
