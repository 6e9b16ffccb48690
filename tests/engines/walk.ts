import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SyncAnswer } from '../../src/domain/sync-protocol.ts';
import { startServer } from '../support/server.ts';
import { type Engine, until } from './engine.ts';

/** A family's way through outage and return, in any engine: what is on the screen is found by its words, as a person finds it. */

/** In the page: finding and using what is on it. */
const helpers = `
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const seen = (element) => element.getClientRects().length > 0;
  const button = (name) => [...document.querySelectorAll('button')].find((one) => words(one) === name && seen(one));
  const type = (input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const field = (label) => [...document.querySelectorAll('label')].find((one) => words(one) === label)?.control;
`;

const SignedIn = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });
const Story = z.looseObject({ continuation_data: z.looseObject({ currentStep: z.number() }) });
const email = 'parent@example.com';
const password = 'correct horse battery';

/** Walks the whole way and answers what was noticed on it; rejects at the first thing that does not come. */
export async function walk(engine: Engine): Promise<string[]> {
  const notes: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-engine-'));
  let server = await startServer({ dataDir });
  const { url, port } = server;
  const page = <T>(body: string): Promise<T> => engine.run(`(async () => { ${helpers} ${body} })()`) as Promise<T>;
  const press = (name: string): Promise<true> =>
    until(`The button “${name}”`, 45_000, () =>
      page<true>(`const found = button(${JSON.stringify(name)}); found?.click(); return !!found;`).then((ok) => ok || null),
    );
  const sees = (pattern: RegExp, ms = 60_000): Promise<true> =>
    until(`The words ${String(pattern)}`, ms, () =>
      page<true>(`return ${String(pattern)}.test(document.body.innerText);`).then((ok) => ok || null),
    );
  try {
    await engine.open(`${url}/auth`);
    await until('The form', 60_000, () =>
      page<true>(`
        const form = document.querySelector('[role=tabpanel]:not([hidden]) form');
        const inputs = [...(form?.querySelectorAll('input') ?? [])];
        const of = (kind) => inputs.find((one) => one.type === kind);
        if (!of('email') || !of('password')) return false;
        type(of('text'), 'Robin');
        type(of('email'), ${JSON.stringify(email)});
        type(of('password'), ${JSON.stringify(password)});
        form.requestSubmit();
        return true;`),
    );
    await press('Skip');
    await until('The child’s fields', 45_000, () =>
      page<true>(`
        if (!field('Name') || !field('Age')) return false;
        type(field('Name'), 'Ada');
        type(field('Age'), '7');
        return true;`),
    );
    await press('Add Child');
    await until('The child on the list', 45_000, () =>
      page<true>(`return [...document.querySelectorAll('button')].some((one) => words(one).startsWith('Remove'));`),
    );
    await press('Complete Profile Setup');
    await sees(/Choose Your Adventure/);
    for (const choice of ['Backyard', 'Cooperative', 'Medium', 'Pirates']) {
      await until(`The choice ${choice}`, 45_000, () =>
        page<true>(`
          const found = [...document.querySelectorAll('label')].find((one) => words(one).startsWith('${choice}') && one.control?.type === 'radio')
            ?? [...document.querySelectorAll('[role=radio]')].find((one) => (words(one) + one.closest('label')?.textContent).includes('${choice}'));
          found?.click();
          return !!found;`),
      );
    }
    await press('Start Adventure!');
    await sees(/Step 1 of \d/);

    const kept = await page<boolean>(`return 'serviceWorker' in navigator;`);
    if (kept) {
      await until('Everything on the device', 60_000, () =>
        page<true>(`
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated' && (await caches.keys()).length > 0;`),
      );
    } else notes.push('no service worker: the page is not loaded anew while the server is away');
    await until('Synced', 60_000, () => page<true>(`return document.querySelector('[data-sync=synced]') !== null;`));

    await server.kill();
    if (kept) {
      await engine.run('void setTimeout(() => location.reload(), 0)');
      await until('The page anew', 30_000, () => page<true>(`return performance.getEntriesByType('navigation')[0]?.type === 'reload';`));
    }
    await sees(/Step 1 of \d/);
    await press('Next Step');
    await sees(/Step 2 of \d/);

    server = await startServer({ dataDir, port });
    await until('Synced again', 90_000, () =>
      page<true>(`button('Try now')?.click(); return document.querySelector('[data-sync=synced]') !== null;`),
    );
    await until('The step in the account', 60_000, async () => (await stepInAccount(url)) === 1);
    const features = await page<string[]>(
      `return [['locks', 'locks' in navigator], ['wake lock', 'wakeLock' in navigator], ['storage persistence', !!navigator.storage?.persist],
        ['badge', 'setAppBadge' in navigator], ['background sync', 'SyncManager' in window], ['idle callback', 'requestIdleCallback' in window],
        ['view transitions', 'startViewTransition' in document], ['speech', 'speechSynthesis' in window]].filter(([, has]) => !has).map(([name]) => name);`,
    );
    if (features.length > 0) notes.push(`does without: ${features.join(', ')}`);
    return notes;
  } catch (error) {
    const screen = await engine.run(`document.body.innerText.replace(/\\s+/g, ' ').slice(0, 500)`).catch(() => 'the page does not answer');
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n  On the screen: ${String(screen)}`, { cause: error });
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The step the server has (the first is 0), asked as the same family from elsewhere; null where it has no adventure. */
async function stepInAccount(url: string): Promise<number | null> {
  const { supabaseKey: apikey } = z.object({ supabaseKey: z.string() }).parse(await (await fetch(`${url}/config.json`)).json());
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token, user } = SignedIn.parse(await signedIn.json());
  const answer = await fetch(`${url}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account: user.id, changes: [], since: 0, max_rows: 200 }),
  });
  const { rows } = SyncAnswer.parse(await answer.json());
  const adventure = rows.find(({ table }) => table === 'adventure_sessions');
  return adventure === undefined ? null : Story.parse(adventure.fields).continuation_data.currentStep;
}
