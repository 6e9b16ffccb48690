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
import { type Hands, handsOn } from './hands.ts';

/** What may go wrong between a device and its account, once each in a real engine: what is noted on the way is on the device, and arrives. */

export type Met = { fault: string; result: string; ok: boolean };

const syncPath = '/rest/v1/rpc/sync';
const patience = 90_000;

/** What happens to the answers of the server. One that drips arrives by itself. */
const onTheLine: readonly [fault: string, passage: Passage][] = [
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

type Device = { engine: Engine; hands: Hands };

/** Meets one fault after the other, and says of each what came of it. Rejects where not even the beginning works. */
export async function meetFaults(start: () => Promise<Engine>, say: (met: Met) => void): Promise<void> {
  const [dataDir, backup] = [mkdtempSync(join(tmpdir(), 'venture-faults-')), mkdtempSync(join(tmpdir(), 'venture-backup-'))];
  let server = await startMadeServer({ dataDir });
  const { port } = server;
  const line = await startSwitchboard(server.url);
  const devices: Device[] = [];
  const meet = async (fault: string, run: () => Promise<string>): Promise<void> => {
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

    for (const [fault, passage] of onTheLine) {
      await meet(fault, async () => {
        const words = `They built a tower and called it ${fault.slice(0, 4)}.`;
        const asked = await withPassage(line, passage, async (asked) => {
          await note(tablet, words);
          await until('A request', patience, async () => asked() > 0);
          if (passage === 'drip') return arrived(family, id, words).then(() => asked());
          const told = await tablet.hands.page<string>(`return document.querySelector('[data-sync]')?.dataset.sync;`);
          if (told === 'synced') throw new Error('the badge says that all is in the account');
          if ((await noteOf(tablet)) !== words) throw new Error('the note is not on the screen any more');
          return asked();
        });
        await allIsIn(tablet, family, id, words);
        return `kept, in the account after ${asked} requests that met it`;
      });
    }

    await meet('clock a year ahead', async () => {
      await tablet.engine.run(aheadBy(365 * 24 * 60 * 60_000));
      await note(tablet, 'They built a tower for next year.');
      await allIsIn(tablet, family, id, 'They built a tower for next year.');
      const { updated_at } = await storyOf(family, id);
      if (Date.parse(updated_at) > Date.now() + 11 * 60_000) throw new Error(`the adventure is of ${updated_at}`);
      await openStory(tablet, address);
      await note(tablet, 'They built a tower for today.');
      await allIsIn(tablet, family, id, 'They built a tower for today.');
      return 'dated by the server, and a later note wins';
    });

    await meet('500 steps told', async () => {
      const steps = await tellUpTo(family, id, 500);
      await openStory(tablet, address);
      await until('The steps', patience, async () => (await storedStory(tablet, id)).continuation_data.adventureSteps.length === steps);
      await openStory(tablet, address);
      await note(tablet, 'They built five hundred towers.');
      await allIsIn(tablet, family, id, 'They built five hundred towers.');
      const { continuation_data: data } = await storyOf(family, id);
      return `${data.adventureSteps.length} steps and the note are in the account`;
    });

    await meet('three devices apart', async () => {
      for (let more = 0; more < 2; more += 1) devices.push(await signedIn(await start(), line.url, family.email));
      for (const device of devices) await openStory(device, address);
      const notes = devices.map((_, index) => `They built a tower on device ${index + 1}.`);
      await withPassage(line, false, async () => {
        for (const [index, device] of devices.entries()) await note(device, notes[index] ?? '');
        await until('Notes on the disk', patience, async () =>
          (await Promise.all(devices.map((device) => storedStory(device, id)))).every((story, index) => noteIn(story) === notes[index]),
        );
      });
      const before = await Promise.all(devices.map(keptCopies));
      await until('The same everywhere', patience, async () => {
        for (const device of devices) await tryNow(device);
        const [theirs, ...ours] = [await storyOf(family, id), ...(await Promise.all(devices.map((device) => storedStory(device, id))))];
        return ours.every((story) => isDeepStrictEqual(withoutTrail(story), withoutTrail(theirs)));
      });
      const kept = [JSON.stringify(await storyOf(family, id)), ...(await Promise.all(devices.map(keptCopies)))].join();
      const lost = notes.filter((words) => !kept.includes(words));
      if (lost.length > 0) throw new Error(`${lost.join()} is nowhere (copies before: ${before.join().length} letters)`);
      return 'all have the same; what gave way is kept as a copy';
    });

    await meet('server restored from a backup', async () => {
      await server.stop();
      cpSync(dataDir, backup, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await note(tablet, 'They built a tower after the backup.');
      await allIsIn(tablet, family, id, 'They built a tower after the backup.');
      await server.stop();
      rmSync(dataDir, { recursive: true });
      cpSync(backup, dataDir, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await allIsIn(tablet, family, id, 'They built a tower after the backup.');
      return 'the account has again what it had lost';
    });

    await meet('server wiped', async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
      server = await startMadeServer({ dataDir, port });
      await note(tablet, 'They built a tower for nobody.');
      await until('The word that the account is gone', patience, async () => {
        await tryNow(tablet);
        return tablet.hands.page<boolean>(`return /no longer exists|Sign in again/i.test(document.body.innerText);`);
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
  const hands = handsOn(engine);
  await engine.open(`${url}/auth`);
  await until('The form for signing in', patience, () =>
    hands.page<boolean>(`
      [...document.querySelectorAll('[role=tab]')].find((one) => words(one) === 'Sign In')?.click();
      const form = document.querySelector('[role=tabpanel]:not([hidden]) form');
      const inputs = [...(form?.querySelectorAll('input') ?? [])];
      if (inputs.some((one) => one.type === 'text') || inputs.length < 2) return false;
      type(inputs.find((one) => one.type === 'email'), ${JSON.stringify(email)});
      type(inputs.find((one) => one.type === 'password'), ${JSON.stringify(password)});
      form.requestSubmit();
      return true;`),
  );
  await until('Signed in', patience, () =>
    hands.page<boolean>(`return !location.pathname.startsWith('/auth') && document.querySelector('[data-sync=synced]') !== null;`),
  );
  return { engine, hands };
}

async function openStory({ engine, hands }: Device, address: string): Promise<void> {
  await engine.open(address);
  await until('The step', patience, () =>
    hands.page<boolean>(
      `button('Skip')?.click(); return !!field('Add Adventure Details') && !!document.querySelector('[data-sync=synced]');`,
    ),
  );
}

const noteOf = ({ hands }: Device): Promise<string> => hands.page<string>(`return field('Add Adventure Details').value;`);

const note = ({ hands }: Device, words: string): Promise<unknown> =>
  hands.page(`type(field('Add Adventure Details'), ${JSON.stringify(words)}); return true;`);

const tryNow = ({ hands }: Device): Promise<unknown> => hands.page(`button('Try now')?.click(); return true;`);

/** Lets the calls of sync meet this while `run` goes on, which is told how many have. */
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

/** Waits until the account has the note, and the device says that it has everything. */
async function allIsIn(device: Device, family: Made, id: string, words: string): Promise<void> {
  await until('The note in the account', patience, async () => {
    await tryNow(device);
    return noteIn(await storyOf(family, id)) === words;
  });
  await until('Synced', patience, () => device.hands.page<boolean>(`return document.querySelector('[data-sync=synced]') !== null;`));
  if ((await noteOf(device)) !== words) throw new Error('the note is not on the screen any more');
}

const arrived = (family: Made, id: string, words: string): Promise<true> =>
  until('The note in the account', patience, async () => noteIn(await storyOf(family, id)) === words);

const noteIn = ({ continuation_data: data }: Story): string | undefined => data.userNotes;

/** The account's row of the adventure, as a new device would be told it. */
async function rowOf({ post, session }: Made, id: string): Promise<SyncAnswer['rows'][number]> {
  const answer = SyncAnswer.parse(await post(syncPath, { account: session.user.id, changes: [], since: 0, max_rows: 200 }));
  const row = answer.rows.find((other) => other.id === id);
  if (row === undefined) throw new Error('The account does not have the adventure.');
  return row;
}

const storyOf = async (family: Made, id: string): Promise<Story> => Story.parse((await rowOf(family, id)).fields);

/** Adds steps by another device until there are so many. */
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

/** In a page: all that a store of the family's database holds. */
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

/** What merges have replaced on the device. */
const keptCopies = async ({ engine }: Device): Promise<string> => JSON.stringify(await engine.run(stored('backups')));

function withoutTrail(story: Story): unknown {
  return { ...story, sync_trail: null };
}

/** In a page: the device's clock, from now on. */
const aheadBy = (ms: number): string => `(() => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${ms}); else super(...given); }
    static now() { return Real.now() + ${ms}; }
  };
})()`;
