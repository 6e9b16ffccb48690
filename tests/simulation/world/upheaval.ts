import { exportFamily } from '../../../src/data/files/export.ts';
import { listBackups } from '../../../src/data/read/queries.ts';
import { listRefused } from '../../../src/data/read/refused.ts';
import { localTable, localTables } from '../../../src/data/schema.ts';
import { write } from '../../../src/data/write/write.ts';
import { FamilyFile } from '../../../src/domain/family-file.ts';
import { sameJson } from '../../../src/domain/json.ts';
import { type Device, kill, livingTabs, type Tab, tellTabs, transact, type World } from './device.ts';
import { beginAnew, type Diary, forgive, keyOf } from './facts.ts';
import type { Plan } from './plan.ts';

/** What happens to whole devices, to the server, and to rows that wait for a person. */

/** The server loses what it had since its backup, or all of it. Requests may be under way. */
export async function meet({ server, rng, trace }: World, fate: NonNullable<Plan['fate']>, account: string): Promise<void> {
  if (fate === 'restored' && rng.chance(0.5)) {
    trace('the server is backed up');
    return server.copy(account);
  }
  trace(`the server is ${fate}`);
  await (fate === 'wiped' ? server.begin(account) : server.restore(account));
}

/**
 * Half a year passes for the tombstones. No request is under way for so long, and no page is frozen. A device may have been silent for so long with a row
 * that it made and sent and never had an answer for: once the tombstone is gone nobody can tell whether the row ever arrived, and the
 * rule is to keep it rather than to lose it (SPEC.md, S10).
 */
export async function purge(
  { scheduler, server, trace, underWay }: World,
  diary: Diary,
  devices: readonly Device[],
  account: string,
): Promise<void> {
  const isFrozen = ({ frozenUntil = 0 }: Tab): boolean => frozenUntil > scheduler.now();
  if (underWay > 0 || devices.some((device) => livingTabs(device).some(isFrozen))) return;
  const inDoubt = new Set<string>();
  for (const { storage } of devices) {
    for (const { table, row } of (await storage.read(account)).rows)
      if (row.dirty === 1 && row.version === 0) inDoubt.add(keyOf({ table, id: row.id }));
  }
  beginAnew(diary, inDoubt);
  trace('tombstones are purged');
  await server.purge(account);
}

/** The browser throws the device's storage away. What had not reached the account is gone with it. */
export async function evict(world: World, diary: Diary, device: Device): Promise<void> {
  world.trace(`${device.name} is evicted`);
  const { rows, outbox } = await device.storage.read(device.account);
  forgive(diary, device.name, new Set(rows.filter(({ row }) => row.dirty === 1).map(({ table, row }) => keyOf({ table, id: row.id }))));
  for (const item of outbox) diary.messages.delete(item.id);
  for (const tab of livingTabs(device)) kill(world, tab, 'by eviction');
  device.storage.evict();
}

/** The device's power fails a while from now, and what it has committed until then has not reached the disk. */
export function losePower(world: World, diary: Diary, device: Device): void {
  const goBack = device.storage.remember();
  if (goBack === null) return;
  const [facts, messages] = [diary.facts.length, new Set(diary.messages)];
  world.scheduler.later(world.rng.below(10 * 60_000), null, () => {
    world.trace(`${device.name} loses power, and its last commits`);
    for (const tab of livingTabs(device)) kill(world, tab, 'by a power failure');
    goBack();
    for (const fact of diary.facts.slice(facts)) if (fact.device === device.name) fact.forgiven = true;
    for (const id of diary.messages) if (!messages.has(id)) diary.messages.delete(id);
  });
}

/** All sign-ins are turned away: the key that they are signed with is another one. After a while each device has a new one. */
export function rotateKeys({ scheduler, rng, trace }: World, devices: readonly Device[]): void {
  trace('the signing key is changed');
  for (const device of devices) {
    device.network = { ...device.network, signedIn: false };
    scheduler.later(rng.below(20 * 60_000), null, () => {
      device.network = { ...device.network, signedIn: true };
    });
  }
}

/** Saves the family's file, reads one that was saved, or brings back what a merge has replaced. */
export async function handleFiles(world: World, diary: Diary, devices: readonly Device[], tab: Tab, files: FamilyFile[]): Promise<void> {
  const { rng, scheduler } = world;
  const { device } = tab;
  const clock = { now: () => scheduler.now() + device.clockError, id: rng.uuid };
  const way = rng.below(3);
  await transact(world, tab, async () => {
    if (way === 0) {
      const file = FamilyFile.safeParse(await exportFamily(tab.db, clock.now()));
      if (!file.success) return;
      files.push(file.data);
      world.trace(`${tab.name} saves a file`);
      return;
    }
    if (way === 1) {
      const file = rng.pick(files);
      if (file === undefined) return;
      const before = await knownRows(tab);
      const result = await write(tab.db, { kind: 'importFamily', file }, clock);
      world.trace(`${tab.name} reads a file ${result.ok ? '' : result.error.problem}`);
      if (!result.ok) return;
      const after = await knownRows(tab);
      // (also under other ids than in the file: what is deleted comes back as another row)
      for (const key of after) diary.imported.add(key);
      // What was deleted so long ago that no tombstone says so is new again, and as the file has it.
      const told = await tombstones(world, devices, device.account);
      beginAnew(
        diary,
        [...after].filter((key) => !before.has(key) && !told.has(key)),
      );
      return;
    }
    const copy = rng.pick(await listBackups(tab.db));
    if (copy === undefined) return;
    const before = await tab.db.dexie[copy.table].get(copy.rowId);
    const result = await write(tab.db, { kind: 'restoreBackup', id: copy.id, newId: rng.uuid() }, clock);
    world.trace(`${tab.name} brings back ${copy.table} ${copy.rowId} ${result.ok ? '' : result.error.problem}`);
    if (!result.ok) return;
    diary.broughtBack.add(keyOf({ table: copy.table, id: copy.rowId }));
    const isKept =
      before === undefined ||
      before.deletedAt !== null ||
      (await listBackups(tab.db)).some(({ fields }) => sameJson(fields, before.fields));
    if (!isKept) world.seen.add(`${copy.table} ${copy.rowId}: what a copy has replaced is kept nowhere`);
  });
  tellTabs(world, device);
}

/** A person looks at what was refused: it is tried again, or given up. */
export async function decideRefused(world: World, diary: Diary, device: Device, tab: Tab, tries: boolean): Promise<void> {
  const { rng, scheduler } = world;
  const clock = { now: scheduler.now, id: rng.uuid };
  for (const { table, id, reason } of await listRefused(tab.db)) {
    const kind = tries ? 'retryRefused' : 'discardRefused';
    const result = await write(tab.db, { kind, table, id }, clock);
    world.trace(`${tab.name} ${kind} ${table} ${id}: ${reason} ${result.ok ? '' : result.error.problem}`);
    if (result.ok && !tries && table !== 'outbox') forgive(diary, device.name, new Set([keyOf({ table, id })]));
  }
  tellTabs(world, device);
}

/** The deletions that the account has, and those that it is still to be told. */
async function tombstones({ server }: World, devices: readonly Device[], account: string): Promise<Set<string>> {
  const told = (await server.rows(account))
    .filter(({ deleted }) => deleted)
    .map(({ table, id }) => keyOf({ table: localTable[table], id }));
  const contents = await Promise.all(devices.map(({ storage }) => storage.read(account)));
  const waiting = contents.flatMap(({ rows }) => rows.filter(({ row }) => row.dirty === 1 && row.deletedAt !== null));
  return new Set([...told, ...waiting.map(({ table, row }) => keyOf({ table, id: row.id }))]);
}

async function knownRows({ db }: Tab): Promise<Set<string>> {
  const keys = await Promise.all(localTables.map(async (table) => (await db.dexie[table].toArray()).map(({ id }) => keyOf({ table, id }))));
  return new Set(keys.flat());
}
