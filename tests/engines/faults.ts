import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SyncAnswer } from '../../src/domain/contracts/sync-protocol.ts';
import { type Made, makeFamily, makePirates } from '../e2e/support/family.ts';
import { type RunningServer, startMadeServer } from '../support/servers/server.ts';
import { type Passage, type Switchboard, startSwitchboard } from '../support/servers/switchboard.ts';
import {
  aheadBy,
  type Device,
  keptCopies,
  note,
  noteIn,
  noteOf,
  openStory,
  Story,
  signedIn,
  storedStory,
  timeoutMs,
  tryNow,
} from './device.ts';
import { type Engine, until } from './engine.ts';

/** Tests each fault between a device and its account once in a real engine: notes written meanwhile are kept on the device, and reach the account. */

export type FaultResult = { fault: string; result: string; ok: boolean };

const syncPath = '/rest/v1/rpc/sync';

/** Faults of the network. With all of them but `drip`, nothing is synced until the fault is over. */
const networkFaults: readonly [fault: string, passage: Passage][] = [
  ['cut: the connection ends without an answer', false],
  ['shortened: half of an answer', 'half'],
  ['lost: the server has done it, and its answer comes to nobody', 'lost'],
  ['stalled: nobody answers', 'never'],
  ['dripping: 200 bytes a second', 'drip'],
  ['portal: its page with status 200', 'page'],
  ['503', { status: 503 }],
];

/** The server, the devices and the adventure with which the faults are tested. */
type Scene = {
  start: () => Promise<Engine>;
  dataDir: string;
  backup: string;
  server: RunningServer;
  line: Switchboard;
  family: Made;
  /** The id of the adventure, and the address of its page. */
  id: string;
  address: string;
  tablet: Device;
  /** The devices that have to be closed at the end. */
  devices: Device[];
};

/** Tests one fault after the other, and reports each result to `say`. Rejects where the first steps without a fault fail. */
export async function testFaults(start: () => Promise<Engine>, say: (met: FaultResult) => void): Promise<void> {
  const attempt = async (fault: string, run: () => Promise<string>): Promise<void> => {
    try {
      say({ fault, result: await run(), ok: true });
    } catch (error) {
      say({ fault, result: error instanceof Error ? error.message : String(error), ok: false });
    }
  };
  const [dataDir, backup] = [mkdtempSync(join(tmpdir(), 'venture-faults-')), mkdtempSync(join(tmpdir(), 'venture-backup-'))];
  const server = await startMadeServer({ dataDir });
  const line = await startSwitchboard(server.url);
  const devices: Device[] = [];
  let running: { server: RunningServer } = { server };
  try {
    const family = await makeFamily(server.url, { slides: 'finished' });
    const id = await makePirates(family);
    const address = `${line.url}/?view=playing&adventure=${id}`;
    const tablet = await signedIn(await start(), line.url, family.email);
    devices.push(tablet);
    const scene: Scene = { start, dataDir, backup, server, line, family, id, address, tablet, devices };
    running = scene;
    await openStory(tablet, address);
    for (const [fault, passage] of networkFaults) await attempt(fault, () => networkFault(scene, fault, passage));
    await attempt('clock a year ahead', () => clockAhead(scene));
    await attempt('500 steps told', () => manySteps(scene));
    await attempt('three devices apart', () => devicesApart(scene));
    await attempt('server restored from a backup', () => serverRestored(scene));
    await attempt('server wiped', () => serverWiped(scene));
  } finally {
    for (const { engine } of devices) await engine.close();
    await line.stop();
    await running.server.kill();
    for (const folder of [dataDir, backup]) rmSync(folder, { recursive: true, force: true });
  }
}

async function networkFault({ tablet, line, family, id }: Scene, fault: string, passage: Passage): Promise<string> {
  const words = `They built a tower and called it ${fault.slice(0, 4)}.`;
  const asked = await withPassage(line, passage, async (asked) => {
    await note(tablet, words);
    await until('A request', timeoutMs, async () => asked() > 0);
    if (passage === 'drip') return arrived(family, id, words).then(() => asked());
    const told = await tablet.user.page<string>(`return document.querySelector('[data-sync]')?.dataset.sync;`);
    if (told === 'synced') throw new Error('the badge says that all is in the account');
    if ((await noteOf(tablet)) !== words) throw new Error('the note is not on the screen any more');
    return asked();
  });
  await untilSynced(tablet, family, id, words);
  return `kept, in the account after ${asked} requests that met it`;
}

async function clockAhead({ tablet, family, id, address }: Scene): Promise<string> {
  await tablet.engine.run(aheadBy(365 * 24 * 60 * 60_000));
  await note(tablet, 'They built a tower for next year.');
  await untilSynced(tablet, family, id, 'They built a tower for next year.');
  const { updated_at } = await storyOf(family, id);
  if (Date.parse(updated_at) > Date.now() + 11 * 60_000) throw new Error(`the adventure is of ${updated_at}`);
  await openStory(tablet, address);
  await note(tablet, 'They built a tower for today.');
  await untilSynced(tablet, family, id, 'They built a tower for today.');
  return 'dated by the server, and a later note wins';
}

async function manySteps({ tablet, family, id, address }: Scene): Promise<string> {
  const steps = await tellUpTo(family, id, 500);
  await openStory(tablet, address);
  await until('The steps', timeoutMs, async () => (await storedStory(tablet, id)).continuation_data.adventureSteps.length === steps);
  await openStory(tablet, address);
  await note(tablet, 'They built five hundred towers.');
  await untilSynced(tablet, family, id, 'They built five hundred towers.');
  const { continuation_data: data } = await storyOf(family, id);
  return `${data.adventureSteps.length} steps and the note are in the account`;
}

async function devicesApart({ start, line, family, id, address, devices }: Scene): Promise<string> {
  for (let more = 0; more < 2; more += 1) devices.push(await signedIn(await start(), line.url, family.email));
  for (const device of devices) await openStory(device, address);
  const notes = devices.map((_, index) => `They built a tower on device ${index + 1}.`);
  await withPassage(line, false, async () => {
    for (const [index, device] of devices.entries()) await note(device, notes[index] ?? '');
    await until('Notes on the disk', timeoutMs, async () =>
      (await Promise.all(devices.map((device) => storedStory(device, id)))).every((story, index) => noteIn(story) === notes[index]),
    );
  });
  const before = await Promise.all(devices.map(keptCopies));
  await until('The same everywhere', timeoutMs, async () => {
    for (const device of devices) await tryNow(device);
    const [theirs, ...ours] = [await storyOf(family, id), ...(await Promise.all(devices.map((device) => storedStory(device, id))))];
    return ours.every((story) => isDeepStrictEqual(withoutTrail(story), withoutTrail(theirs)));
  });
  const kept = [JSON.stringify(await storyOf(family, id)), ...(await Promise.all(devices.map(keptCopies)))].join();
  const lost = notes.filter((words) => !kept.includes(words));
  if (lost.length > 0) throw new Error(`${lost.join()} is nowhere (copies before: ${before.join().length} letters)`);
  return 'all have the same; what gave way is kept as a copy';
}

async function serverRestored(scene: Scene): Promise<string> {
  const { tablet, family, id, dataDir, backup } = scene;
  const { port } = scene.server;
  await scene.server.stop();
  cpSync(dataDir, backup, { recursive: true });
  scene.server = await startMadeServer({ dataDir, port });
  await note(tablet, 'They built a tower after the backup.');
  await untilSynced(tablet, family, id, 'They built a tower after the backup.');
  await scene.server.stop();
  rmSync(dataDir, { recursive: true });
  cpSync(backup, dataDir, { recursive: true });
  scene.server = await startMadeServer({ dataDir, port });
  await untilSynced(tablet, family, id, 'They built a tower after the backup.');
  return 'the account has again what it had lost';
}

async function serverWiped(scene: Scene): Promise<string> {
  const { tablet, id, dataDir } = scene;
  const { port } = scene.server;
  await scene.server.stop();
  rmSync(dataDir, { recursive: true });
  scene.server = await startMadeServer({ dataDir, port });
  await note(tablet, 'They built a tower for nobody.');
  await until('The word that the account is gone', timeoutMs, async () => {
    await tryNow(tablet);
    return tablet.user.page<boolean>(`return /no longer exists|Sign in again/i.test(document.body.innerText);`);
  });
  if (noteIn(await storedStory(tablet, id)) !== 'They built a tower for nobody.') throw new Error('the note is not on the device');
  return 'said on the screen; all of it is on the device, the new note too';
}

/** Applies `passage` to the calls of sync during `run`, which can ask how many there were. */
async function withPassage<T>(line: Switchboard, passage: Passage, run: (asked: () => number) => Promise<T>): Promise<T> {
  let count = 0;
  line.let((path) => {
    if (!path.startsWith(syncPath)) return true;
    count += 1;
    return passage;
  });
  try {
    return await run(() => count);
  } finally {
    line.let(() => true);
  }
}

/** Waits until the account has the note, and the device says that it is synced. */
async function untilSynced(device: Device, family: Made, id: string, words: string): Promise<void> {
  await until('The note in the account', timeoutMs, async () => {
    await tryNow(device);
    return noteIn(await storyOf(family, id)) === words;
  });
  await until('Synced', timeoutMs, () => device.user.page<boolean>(`return document.querySelector('[data-sync=synced]') !== null;`));
  if ((await noteOf(device)) !== words) throw new Error('the note is not on the screen any more');
}

const arrived = (family: Made, id: string, words: string): Promise<true> =>
  until('The note in the account', timeoutMs, async () => noteIn(await storyOf(family, id)) === words);

/** The adventure's row in the account, read as by a new device. */
async function rowOf({ post, session }: Made, id: string): Promise<SyncAnswer['rows'][number]> {
  const answer = SyncAnswer.parse(await post(syncPath, { account: session.user.id, changes: [], since: 0, max_rows: 200 }));
  const row = answer.rows.find((other) => other.id === id);
  if (row === undefined) throw new Error('The account does not have the adventure.');
  return row;
}

const storyOf = async (family: Made, id: string): Promise<Story> => Story.parse((await rowOf(family, id)).fields);

/** Adds steps from another device until there are `count`. */
async function tellUpTo(family: Made, id: string, count: number): Promise<number> {
  const { version, fields } = await rowOf(family, id);
  const { continuation_data: data } = Story.parse(fields);
  const told = Array.from({ length: count - data.adventureSteps.length }, (_, at) => ({
    id: `told-${at}`,
    type: 'challenge',
    step: `Island ${at}`,
    content: 'They rowed on to the next island, on which a parrot had a question, and sat down in the sand.',
  }));
  const continued = { ...data, adventureSteps: [...data.adventureSteps, ...told], currentStep: count - 1 };
  const change = { table: 'adventure_sessions', id, base: version, deleted: false, fields: { ...fields, continuation_data: continued } };
  const answer = await family.post(syncPath, { account: family.session.user.id, changes: [change], since: 0, max_rows: 1 });
  const [receipt] = SyncAnswer.parse(answer).receipts;
  if (receipt?.outcome !== 'applied') throw new Error(`The steps were not taken: ${JSON.stringify(receipt)}`);
  return count;
}

function withoutTrail(story: Story): unknown {
  return { ...story, sync_trail: null };
}
