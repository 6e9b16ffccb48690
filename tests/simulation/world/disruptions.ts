import { listBackups } from '../../../src/data/files/backups.ts';
import { exportFamily } from '../../../src/data/files/export.ts';
import { listRefused } from '../../../src/data/read/refused.ts';
import { localTable, localTables } from '../../../src/data/schema.ts';
import { write } from '../../../src/data/write/write.ts';
import { FamilyFile } from '../../../src/domain/family-file.ts';
import { sameJson } from '../../../src/domain/json.ts';
import { type Device, kill, livingTabs, notifyTabs, type Tab, transact, type World } from './device.ts';
import { allowReappearance, type FactLog, forgive, keyOf } from './fact-log.ts';
import type { Plan } from './plan.ts';

/** Disruptions of whole devices and of the server, and what people do about files, copies and refused rows. */

/** Backs the server up, restores it, or wipes it, even while requests are under way. */
export async function loseServerState(
  { server, rng, trace }: World,
  serverLoss: NonNullable<Plan['serverLoss']>,
  account: string,
): Promise<void> {
  if (serverLoss === 'restored' && rng.chance(0.5)) {
    trace('the server is backed up');
    return server.copy(account);
  }
  trace(`the server is ${serverLoss}`);
  await (serverLoss === 'wiped' ? server.begin(account) : server.restore(account));
}

/**
 * Purges tombstones, as after half a year. Does nothing while a request is under way or a tab is frozen, since neither lasts that long. A device can have
 * been offline for half a year with a row that it created and sent without getting an answer. Once the tombstone of that row is purged, it is unknown
 * whether the row ever arrived, and it is kept rather than lost (SPEC.md, S10).
 */
export async function purge(
  { scheduler, server, trace, underWay }: World,
  log: FactLog,
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
  allowReappearance(log, inDoubt);
  trace('tombstones are purged');
  await server.purge(account);
}

/** Evicts the storage of a device. What had not reached the account is lost. */
export async function evict(world: World, log: FactLog, device: Device): Promise<void> {
  world.trace(`${device.name} is evicted`);
  const { rows, outbox } = await device.storage.read(device.account);
  forgive(log, device.name, new Set(rows.filter(({ row }) => row.dirty === 1).map(({ table, row }) => keyOf({ table, id: row.id }))));
  for (const item of outbox) log.messages.delete(item.id);
  for (const tab of livingTabs(device)) kill(world, tab, 'by eviction');
  device.storage.evict();
}

/** Lets the power of a device fail within ten minutes; what it commits between now and then is lost. */
export function losePower(world: World, log: FactLog, device: Device): void {
  const goBack = device.storage.remember();
  if (goBack === null) return;
  const [facts, messages] = [log.facts.length, new Set(log.messages)];
  world.scheduler.later(world.rng.below(10 * 60_000), null, () => {
    world.trace(`${device.name} loses power, and its last commits`);
    for (const tab of livingTabs(device)) kill(world, tab, 'by a power failure');
    goBack();
    for (const fact of log.facts.slice(facts)) if (fact.device === device.name) fact.forgiven = true;
    for (const id of log.messages) if (!messages.has(id)) log.messages.delete(id);
  });
}

/** Changes the server's signing key: all sessions are refused until each device has signed in again, which it does within 20 minutes. */
export function rotateKeys({ scheduler, rng, trace }: World, devices: readonly Device[]): void {
  trace('the signing key is changed');
  for (const device of devices) {
    device.network = { ...device.network, signedIn: false };
    scheduler.later(rng.below(20 * 60_000), null, () => {
      device.network = { ...device.network, signedIn: true };
    });
  }
}

/** Exports the family to a file, imports a file, or restores a copy of what a merge has replaced. */
export async function handleFiles(world: World, log: FactLog, devices: readonly Device[], tab: Tab, files: FamilyFile[]): Promise<void> {
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
      // Compares all rows and not the ids of the file, since a deleted row is imported under a new id.
      for (const key of after) log.imported.add(key);
      // A row whose tombstone was purged long ago is imported as a new row.
      const told = await tombstones(world, devices, device.account);
      allowReappearance(
        log,
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
    log.broughtBack.add(keyOf({ table: copy.table, id: copy.rowId }));
    const isKept =
      before === undefined ||
      before.deletedAt !== null ||
      (await listBackups(tab.db)).some(({ fields }) => sameJson(fields, before.fields));
    if (!isKept) world.violations.add(`${copy.table} ${copy.rowId}: what a copy has replaced is kept nowhere`);
  });
  notifyTabs(world, device);
}

/** Lets a person retry the refused rows, or discard them. */
export async function decideRefused(world: World, log: FactLog, device: Device, tab: Tab, tries: boolean): Promise<void> {
  const { rng, scheduler } = world;
  const clock = { now: scheduler.now, id: rng.uuid };
  for (const { table, id, reason } of await listRefused(tab.db)) {
    const kind = tries ? 'retryRefused' : 'discardRefused';
    const result = await write(tab.db, { kind, table, id }, clock);
    world.trace(`${tab.name} ${kind} ${table} ${id}: ${reason} ${result.ok ? '' : result.error.problem}`);
    if (result.ok && !tries && table !== 'outbox') forgive(log, device.name, new Set([keyOf({ table, id })]));
  }
  notifyTabs(world, device);
}

/** The keys of deleted rows: the tombstones of the account, and the deletions that devices have not sent yet. */
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
