import { listRefused } from '../../../src/data/read/refused.ts';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { canonicalJson } from '../../../src/domain/json.ts';
import { splitTrail } from '../../../src/sync/trail.ts';
import type { ActionName } from './actions.ts';
import { type Device, kill, livingTabs, noFaults, notifyTabs, openTab, type Tab, type World } from './device.ts';
import { decideRefused } from './disruptions.ts';
import type { FactLog } from './fact-log.ts';
import { perform } from './perform.ts';
import { isTemporaryRefusal } from './refusing-server.ts';
import type { StoredRow } from './server.ts';

/** The end of a run: all faults stop, and the devices sync until nothing is left to send. Then one more action must be synced at once. */

const minute = 60_000;
const hour = 60 * minute;
/** Devices that still have something to send after so many hours without faults have a bug. */
const mostHours = 6;

/** Lets the devices sync without faults, and returns the rows of the account. `isNear`: they have hardly anything to send, so one quiet hour is enough. */
export async function quiesce(
  world: World,
  log: FactLog,
  devices: readonly Device[],
  account: string,
  isNear: boolean,
): Promise<StoredRow[]> {
  const { scheduler } = world;
  world.trace('— everything works from here on');
  world.faultRates = noFaults;
  // Requests that are under way arrive, or reach their deadline.
  await scheduler.run(() => false, hour);
  let wasQuiet = isNear;
  for (let round = 0; round < mostHours; round += 1) {
    for (const device of devices) {
      const tab = await heal(world, device);
      if (round > 0)
        for (const { reason } of await listRefused(tab.db))
          if (isTemporaryRefusal(reason)) world.violations.add(`${tab.name} still has a row refused: ${reason}`);
      await decideRefused(world, log, device, tab, round === 0);
      notifyTabs(world, device);
      for (const other of livingTabs(device)) other.engine.dispatch({ kind: 'asked' });
    }
    await scheduler.run(() => false, hour);
    // After one more hour with nothing to send, every device has received everything.
    const isQuiet = await haveNothingToSend(devices);
    if (wasQuiet && isQuiet) break;
    wasQuiet = isQuiet;
  }
  return storedRows(world, account);
}

async function storedRows({ server }: World, account: string): Promise<StoredRow[]> {
  return (await server.rows(account)).map((row) => ({ ...row, fields: splitTrail(row.fields).fields }));
}

async function heal(world: World, device: Device): Promise<Tab> {
  device.network = { online: true, signedIn: true, faulty: false };
  // An app that is older than its database can only read, and asks for a reload.
  for (const tab of livingTabs(device)) if (tab.isWorker || tab.db.access.get().kind !== 'open') kill(world, tab, 'to be reloaded');
  return livingTabs(device)[0] ?? openTab(world, device);
}

/** Whether no device has anything to send. Whether they have the same rows is checked later (`check-outcome.ts`). */
async function haveNothingToSend(devices: readonly Device[]): Promise<boolean> {
  for (const device of devices) {
    for (const tab of livingTabs(device)) {
      const { rows, messages, refused } = await readWaiting(tab.db);
      if (rows + messages + refused > 0) return false;
    }
  }
  return true;
}

/** The largest number of requests for sending or receiving one change: two, and without locks two for each tab. */
function mostRequests(device: Device): number {
  return device.hasLocks ? 2 : 2 * livingTabs(device).length;
}

/**
 * Takes one more action on one device, and checks that it reaches the account by itself within seconds, and the other devices with their next sync; and that
 * the badges are right meanwhile. Returns the violations.
 */
export async function checkLastAction(world: World, log: FactLog, devices: readonly Device[], account: string): Promise<string[]> {
  const { scheduler, rng } = world;
  const violations: string[] = checkBadges(devices, 'at rest');
  const device = rng.pick(devices);
  const tab = device === undefined ? undefined : livingTabs(device)[0];
  if (device === undefined || tab === undefined) return violations;
  const names: readonly ActionName[] = rng.chance(0.5)
    ? ['removeChild', 'deleteAdventure', 'removeEnvironment']
    : ['editChild', 'note', 'saveProfile', 'rename'];
  const [before, asked] = [await storedRows(world, account), device.requests];
  await scheduler.run(() => false, minute);
  if (device.requests > asked) violations.push(`${device.name} asks although nothing has happened`);
  const facts = log.facts.length;
  perform(world, log, device, tab, names).catch(() => undefined);
  // Edits are collected for two seconds before they are sent.
  await scheduler.run(() => false, 1_000);
  if (log.facts.length === facts) return violations;
  if (tab.engine.getStatus().kind !== 'syncing')
    violations.push(`${tab.name} says ${JSON.stringify(tab.engine.getStatus())} while something waits`);
  await scheduler.run(() => false, 20_000);
  const [action] = log.facts.slice(facts);
  const what = `${device.name}: what was done last (${action?.kind} ${action?.table} ${action?.id})`;
  if (canonicalJson(await storedRows(world, account)) === canonicalJson(before))
    violations.push(`${what} is not in the account after 20 s`);
  if (device.requests - asked > mostRequests(device)) violations.push(`${what} has taken ${device.requests - asked} requests`);
  violations.push(...checkBadges([device], 'after the last action'));
  const others = devices.filter((other) => other !== device);
  const counts = others.map((other) => other.requests);
  for (const other of others) livingTabs(other)[0]?.engine.dispatch({ kind: 'tick' });
  await scheduler.run(() => false, 20_000);
  for (const [place, other] of others.entries()) {
    const requests = other.requests - (counts[place] ?? 0);
    if (requests > mostRequests(other)) violations.push(`${other.name} has taken ${requests} requests to hear of it`);
  }
  violations.push(...checkBadges(others, 'after hearing of it'));
  return violations;
}

/** Checks that every badge says that everything is synced. */
function checkBadges(devices: readonly Device[], when: string): string[] {
  return devices.flatMap((device) =>
    livingTabs(device).flatMap((tab) => {
      const status = tab.engine.getStatus();
      return status.kind === 'synced' ? [] : [`${tab.name} says ${JSON.stringify(status)} ${when}`];
    }),
  );
}

/** Deletes the account, and checks that every device keeps all of its rows and asks for a sign-in. Returns the violations. */
export async function checkDeletedAccount(world: World, devices: readonly Device[], account: string): Promise<string[]> {
  const { scheduler, server } = world;
  world.faultRates = noFaults;
  await scheduler.run(() => false, hour);
  for (const device of devices) await heal(world, device);
  await scheduler.run(() => false, hour);
  await server.remove(account);
  world.trace('— the account is deleted');
  const contents = async (device: Device): Promise<string> => {
    const { rows } = await device.storage.read(account);
    return canonicalJson(rows.map(({ table, row }) => [table, row.id, row.fields, row.deletedAt]));
  };
  const before = await Promise.all(devices.map(contents));
  for (const device of devices) for (const tab of livingTabs(device)) tab.engine.dispatch({ kind: 'asked' });
  await scheduler.run(() => false, minute);
  const violations: string[] = [];
  for (const [place, device] of devices.entries()) {
    if ((await contents(device)) !== before[place]) violations.push(`${device.name} has changed as the account was deleted`);
    for (const tab of livingTabs(device)) {
      // `syncing`: a retry happens to be running.
      if (!['sign-in', 'syncing', 'attention'].includes(tab.engine.getStatus().kind))
        violations.push(`${tab.name} says ${tab.engine.getStatus().kind} where the account is gone`);
    }
  }
  return violations;
}
