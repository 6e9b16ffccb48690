import { listRefused } from '../../../src/data/read/refused.ts';
import { readWaiting } from '../../../src/data/read/waiting.ts';
import { canonicalJson } from '../../../src/domain/json.ts';
import { splitTrail } from '../../../src/sync/trail.ts';
import type { DeedName } from './deeds.ts';
import { calm, type Device, kill, livingTabs, openTab, type Tab, tellTabs, type World } from './device.ts';
import type { Diary } from './facts.ts';
import { live } from './people.ts';
import { isWhim } from './picky-server.ts';
import type { StoredRow } from './server.ts';
import { decideRefused } from './upheaval.ts';

/** The end of a run: everything works again, and everybody waits until nothing is left to do. Then one more thing is done, and it must go at once. */

const minute = 60_000;
const hour = 60 * minute;
/** After so many hours in which everything works, something is wrong. */
const mostHours = 6;

/** `isNear`: hardly anything is left to do. */
export async function comeToRest(
  world: World,
  diary: Diary,
  devices: readonly Device[],
  account: string,
  isNear: boolean,
): Promise<StoredRow[]> {
  const { scheduler } = world;
  world.trace('— everything works from here on');
  world.mischief = calm;
  // What is still under way arrives, or has its deadline.
  await scheduler.run(() => false, hour);
  let wasQuiet = isNear;
  for (let round = 0; round < mostHours; round += 1) {
    for (const device of devices) {
      const tab = await makeWell(world, device);
      if (round > 0)
        for (const { reason } of await listRefused(tab.db))
          if (isWhim(reason)) world.seen.add(`${tab.name} still has a row refused: ${reason}`);
      await decideRefused(world, diary, device, tab, round === 0);
      tellTabs(world, device);
      for (const other of livingTabs(device)) other.engine.dispatch({ kind: 'asked' });
    }
    await scheduler.run(() => false, hour);
    // One more hour with nothing to send: now everybody has heard everything.
    const isQuiet = await areQuiet(devices);
    if (wasQuiet && isQuiet) break;
    wasQuiet = isQuiet;
  }
  return storedRows(world, account);
}

async function storedRows({ server }: World, account: string): Promise<StoredRow[]> {
  return (await server.rows(account)).map((row) => ({ ...row, fields: splitTrail(row.fields).fields }));
}

async function makeWell(world: World, device: Device): Promise<Tab> {
  device.network = { online: true, signedIn: true, faulty: false };
  // An app that is older than its device's database only reads, and says so: a person reloads.
  for (const tab of livingTabs(device)) if (tab.isWorker || tab.db.access.get().kind !== 'open') kill(world, tab, 'to be reloaded');
  return livingTabs(device)[0] ?? openTab(world, device);
}

/** Nobody has anything to send. (What everybody knows is for the judge to see.) */
async function areQuiet(devices: readonly Device[]): Promise<boolean> {
  for (const device of devices) {
    for (const tab of livingTabs(device)) {
      const { rows, messages, refused } = await readWaiting(tab.db);
      if (rows + messages + refused > 0) return false;
    }
  }
  return true;
}

/** To send one thing, or to hear of it: two requests, and where nothing keeps its tabs apart, each of them may make its own. */
function mostRequests(device: Device): number {
  return device.hasLocks ? 2 : 2 * livingTabs(device).length;
}

/** Whether one more deed gets to the account by itself, in the time that it should take, and to the others when they look; and what people are shown meanwhile. */
export async function judgeLastDeed(world: World, diary: Diary, devices: readonly Device[], account: string): Promise<string[]> {
  const { scheduler, rng } = world;
  const faults: string[] = judgeBadges(devices, 'at rest');
  const device = rng.pick(devices);
  const tab = device === undefined ? undefined : livingTabs(device)[0];
  if (device === undefined || tab === undefined) return faults;
  const names: readonly DeedName[] = rng.chance(0.5)
    ? ['removeChild', 'deleteAdventure', 'removeEnvironment']
    : ['editChild', 'note', 'saveProfile', 'rename'];
  const [before, asked] = [await storedRows(world, account), device.requests];
  await scheduler.run(() => false, minute);
  if (device.requests > asked) faults.push(`${device.name} asks although nothing has happened`);
  const facts = diary.facts.length;
  live(world, diary, device, tab, names).catch(() => undefined);
  // (edits gather for two seconds)
  await scheduler.run(() => false, 1_000);
  if (diary.facts.length === facts) return faults;
  if (tab.engine.getStatus().kind !== 'syncing')
    faults.push(`${tab.name} says ${JSON.stringify(tab.engine.getStatus())} while something waits`);
  await scheduler.run(() => false, 20_000);
  const [deed] = diary.facts.slice(facts);
  const what = `${device.name}: what was done last (${deed?.kind} ${deed?.table} ${deed?.id})`;
  if (canonicalJson(await storedRows(world, account)) === canonicalJson(before)) faults.push(`${what} is not in the account after 20 s`);
  if (device.requests - asked > mostRequests(device)) faults.push(`${what} has taken ${device.requests - asked} requests`);
  faults.push(...judgeBadges([device], 'after the last deed'));
  const others = devices.filter((other) => other !== device);
  const counts = others.map((other) => other.requests);
  for (const other of others) livingTabs(other)[0]?.engine.dispatch({ kind: 'tick' });
  await scheduler.run(() => false, 20_000);
  for (const [place, other] of others.entries()) {
    const requests = other.requests - (counts[place] ?? 0);
    if (requests > mostRequests(other)) faults.push(`${other.name} has taken ${requests} requests to hear of it`);
  }
  faults.push(...judgeBadges(others, 'after hearing of it'));
  return faults;
}

/** Where nothing waits, the badge says so. */
function judgeBadges(devices: readonly Device[], when: string): string[] {
  return devices.flatMap((device) =>
    livingTabs(device).flatMap((tab) => {
      const status = tab.engine.getStatus();
      return status.kind === 'synced' ? [] : [`${tab.name} says ${JSON.stringify(status)} ${when}`];
    }),
  );
}

/** The account is gone. Whether all that a device has stays where it is, and its people are asked to sign in. */
export async function judgeEndOfAccount(world: World, devices: readonly Device[], account: string): Promise<string[]> {
  const { scheduler, server } = world;
  world.mischief = calm;
  await scheduler.run(() => false, hour);
  for (const device of devices) await makeWell(world, device);
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
  const faults: string[] = [];
  for (const [place, device] of devices.entries()) {
    if ((await contents(device)) !== before[place]) faults.push(`${device.name} has changed as the account was deleted`);
    for (const tab of livingTabs(device)) {
      // (or it is trying once more just now)
      if (!['sign-in', 'syncing', 'attention'].includes(tab.engine.getStatus().kind))
        faults.push(`${tab.name} says ${tab.engine.getStatus().kind} where the account is gone`);
    }
  }
  return faults;
}
