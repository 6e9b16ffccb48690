import * as z from 'zod/mini';
import { password } from '../e2e/support/family.ts';
import { type Engine, until } from './engine.ts';
import { type User, userOn } from './user.ts';

/** A device that plays an adventure in a real engine: what its user does, and what it has stored. */

export type Device = { engine: Engine; user: User };

/** How long a device may take for anything, in ms. */
export const timeoutMs = 90_000;

/** The fields of an adventure that the tests read. */
export const Story = z.looseObject({
  updated_at: z.string(),
  continuation_data: z.looseObject({ userNotes: z.optional(z.string()), adventureSteps: z.array(z.unknown()) }),
});
export type Story = z.infer<typeof Story>;

/** The note of the current step. */
export const noteIn = ({ continuation_data: data }: Story): string | undefined => data.userNotes;

/** Signs a family in with {@link password}, and waits until it is synced. */
export async function signedIn(engine: Engine, url: string, email: string): Promise<Device> {
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

/** Opens an adventure, and waits until its note can be edited and everything is synced. */
export async function openStory({ engine, user }: Device, address: string): Promise<void> {
  await engine.open(address);
  await until('The step', timeoutMs, () =>
    user.page<boolean>(
      `button('Skip')?.click(); return !!field('Add Adventure Details') && !!document.querySelector('[data-sync=synced]');`,
    ),
  );
}

/** The note on the screen. */
export const noteOf = ({ user }: Device): Promise<string> => user.page<string>(`return field('Add Adventure Details').value;`);

/** Types a note, in place of the one that is there. */
export const note = ({ user }: Device, words: string): Promise<unknown> =>
  user.page(`type(field('Add Adventure Details'), ${JSON.stringify(words)}); return true;`);

/** Presses `Try now` where the app offers it. */
export const tryNow = ({ user }: Device): Promise<unknown> => user.page(`button('Try now')?.click(); return true;`);

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

/** The adventure in the device's database. Rejects where it is not there. */
export async function storedStory({ engine }: Device, id: string): Promise<Story> {
  const rows = z.array(z.looseObject({ id: z.string(), fields: z.unknown() })).parse(await engine.run(stored('adventures')));
  return Story.parse(rows.find((row) => row.id === id)?.fields);
}

/** The copies of what merges have replaced on the device, as JSON. */
export const keptCopies = async ({ engine }: Device): Promise<string> => JSON.stringify(await engine.run(stored('backups')));

/** An expression that sets the page's clock ahead. */
export const aheadBy = (ms: number): string => `(() => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${ms}); else super(...given); }
    static now() { return Real.now() + ${ms}; }
  };
})()`;
