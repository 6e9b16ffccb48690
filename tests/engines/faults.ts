import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { SyncAnswer } from '../../src/domain/sync-protocol.ts';
import { type Made, makeFamily, makePirates, password } from '../e2e/family.ts';
import { startMadeServer } from '../support/server.ts';
import { type Passage, type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { type Engine, until } from './engine.ts';
import { type User, userOn } from './user.ts';

/** Tests each fault between a device and its account once in a real engine: notes written meanwhile are kept on the device, and reach the account. */

export type FaultResult = { fault: string; result: string; ok: boolean };

const syncPath = '/rest/v1/rpc/sync';
const timeoutMs = 90_000;

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

const Story = z.looseObject({
  updated_at: z.string(),
  continuation_data: z.looseObject({ userNotes: z.optional(z.string()), adventureSteps: z.array(z.unknown()) }),
});
type Story = z.infer<typeof Story>;

type Device = { engine: Engine; user: User };

/** Tests one fault after the other, and reports each result to `say`. Rejects where the first steps without a fault fail. */
export async function testFaults(start: () => Promise<Engine>, say: (met: FaultResult) => void): Promise<void> {
  const [dataDir, backup] = [mkdtempSync(join(tmpdir(), 'venture-faults-')), mkdtempSync(join(tmpdir(), 'venture-backup-'))];
  let server = await startMadeServer({ dataDir });
  const { port } = server;
  const line = await startSwitchboard(server.url);
  const devices: Device[] = [];
  const attempt = async (fault: string, run: () => Promise<string>): Promise<void> => {
    try {
      say({ fault, result: await run(), ok: true });
    } catch (error) {
      say({ fault, result: error instanceof Error ? error.message : String(error), ok: false });
    }
  };
  try {
    const family = await makeFamily(server.url, { slides: 'finished' });
    const id = await makePirates(family);
    const address = `${line.url}/?view=playing&adventure=${id}`;
    const tablet = await signedIn(await start(), line.url, family.email);
    devices.push(tablet);
    await openStory(tablet, address);

    for (const [fault, passage] of networkFaults) {
      await attempt(fault, async () => {
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
      });
    }

    await attempt('clock a year ahead', async () => {
      await tablet.engine.run(aheadBy(365 * 24 * 60 * 60_000));
      await note(tablet, 'They built a tower for next year.');
      await untilSynced(tablet, family, id, 'They built a tower for next year.');
      const { updated_at } = await storyOf(family, id);
      if (Date.parse(updated_at) > Date.now() + 11 * 60_000) throw new Error(`the adventure is of ${updated_at}`);
      await openStory(tablet, address);
      await note(tablet, 'They built a tower for today.');
      await untilSynced(tablet, family, id, 'They built a tower for today.');
      return 'dated by the server, and a later note wins';
    });

    await attempt('500 steps told', async () => {
      const steps = await tellUpTo(family, id, 500);
      await openStory(tablet, address);
      await until('The steps', timeoutMs, async () => (await storedStory(tablet, id)).continuation_data.adventureSteps.length === steps);
      await openStory(tablet, address);
      await note(tablet, 'They built five hundred towers.');
      await untilSynced(tablet, family, id, 'They built five hundred towers.');
      const { continuation_data: data } = await storyOf(family, id);
      return `${data.adventureSteps.length} steps and the note are in the account`;
    });

    await attempt('three devices apart', async () => {
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
    });

    await attempt('server restored from a backup', async () => {
      await server.stop();
      cpSync(dataDir, backup, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await note(tablet, 'They built a tower after the backup.');
      await untilSynced(tablet, family, id, 'They built a tower after the backup.');
      await server.stop();
      rmSync(dataDir, { recursive: true });
      cpSync(backup, dataDir, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await untilSynced(tablet, family, id, 'They built a tower after the backup.');
      return 'the account has again what it had lost';
    });

    await attempt('server wiped', async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await note(tablet, 'They built a tower for nobody.');
      await until('The word that the account is gone', timeoutMs, async () => {
        await tryNow(tablet);
        return tablet.user.page<boolean>(`return /no longer exists|Sign in again/i.test(document.body.innerText);`);
      });
      if (noteIn(await storedStory(tablet, id)) !== 'They built a tower for nobody.') throw new Error('the note is not on the device');
      return 'said on the screen; all of it is on the device, the new note too';
    });
  } finally {
    for (const { engine } of devices) await engine.close();
    await line.stop();
    await server.kill();
    for (const folder of [dataDir, backup]) rmSync(folder, { recursive: true, force: true });
  }
}

async function signedIn(engine: Engine, url: string, email: string): Promise<Device> {
  const user = userOn(engine);
  await engine.open(`${url}/auth`);
  await until('The form for signing in', timeoutMs, () =>
    user.page<boolean>(`
      [...document.querySelectorAll('[role=tab]')].find((one) => words(one) === 'Sign In')?.click();
      const form = document.querySelector('[role=tabpanel]:not([hidden]) form');
      const inputs = [...(form?.querySelectorAll('input') ?? [])];
      if (inputs.some((one) => one.type === 'text') || inputs.length < 2) return false;
      type(inputs.find((one) => one.type === 'email'), ${JSON.stringify(email)});
      type(inputs.find((one) => one.type === 'password'), ${JSON.stringify(password)});
      form.requestSubmit();
      return true;`),
  );
  await until('Signed in', timeoutMs, () =>
    user.page<boolean>(`return !location.pathname.startsWith('/auth') && document.querySelector('[data-sync=synced]') !== null;`),
  );
  return { engine, user };
}

async function openStory({ engine, user }: Device, address: string): Promise<void> {
  await engine.open(address);
  await until('The step', timeoutMs, () =>
    user.page<boolean>(
      `button('Skip')?.click(); return !!field('Add Adventure Details') && !!document.querySelector('[data-sync=synced]');`,
    ),
  );
}

const noteOf = ({ user }: Device): Promise<string> => user.page<string>(`return field('Add Adventure Details').value;`);

const note = ({ user }: Device, words: string): Promise<unknown> =>
  user.page(`type(field('Add Adventure Details'), ${JSON.stringify(words)}); return true;`);

const tryNow = ({ user }: Device): Promise<unknown> => user.page(`button('Try now')?.click(); return true;`);

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

const noteIn = ({ continuation_data: data }: Story): string | undefined => data.userNotes;

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

/** An expression that reads all rows of a store of the family's database. */
const stored = (store: string): string => `(async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const db = await new Promise((opened, failed) => {
    const asked = indexedDB.open(names.find((name) => /^venture-[0-9a-f]{8}-/.test(name)));
    asked.onsuccess = () => opened(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  const rows = await new Promise((read) => {
    const asked = db.transaction('${store}').objectStore('${store}').getAll();
    asked.onsuccess = () => read(asked.result);
  });
  db.close();
  return rows;
})()`;

async function storedStory({ engine }: Device, id: string): Promise<Story> {
  const rows = z.array(z.looseObject({ id: z.string(), fields: z.unknown() })).parse(await engine.run(stored('adventures')));
  return Story.parse(rows.find((row) => row.id === id)?.fields);
}

/** The copies of what merges have replaced on the device, as JSON. */
const keptCopies = async ({ engine }: Device): Promise<string> => JSON.stringify(await engine.run(stored('backups')));

function withoutTrail(story: Story): unknown {
  return { ...story, sync_trail: null };
}

/** An expression that sets the page's clock ahead. */
const aheadBy = (ms: number): string => `(() => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${ms}); else super(...given); }
    static now() { return Real.now() + ${ms}; }
  };
})()`;
