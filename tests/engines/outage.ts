import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SyncAnswer } from '../../src/domain/contracts/sync-protocol.ts';
import { startServer } from '../support/servers/server.ts';
import { type Engine, until } from './engine.ts';
import { email, password, toFirstStep, userOn } from './user.ts';

/** Plays through an outage of the server and its return, in any engine. */

const SignedIn = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });
const Story = z.looseObject({ continuation_data: z.looseObject({ currentStep: z.number() }) });

/** Plays it, and returns notes about the engine. Rejects with the text on the screen where something does not happen in time. */
export async function playThroughOutage(engine: Engine): Promise<string[]> {
  const notes: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-engine-'));
  let server = await startServer({ dataDir });
  const { url, port } = server;
  const { page, press, sees } = userOn(engine);
  try {
    await toFirstStep(engine, url);

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

/** The index of the current step in the account, read as by another device; null where there is no adventure. */
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
