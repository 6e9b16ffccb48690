/// <reference lib="webworker" />
import '../src/zod-jitless.ts';
import { closeFamily, type FamilyDb, openFamily } from '../src/data/db.ts';
import { readAccount } from '../src/data/device.ts';
import { readWaiting } from '../src/data/read/waiting.ts';
import { newId, now } from '../src/platform/device/clock.ts';
import { sendBody } from '../src/story/send-body.ts';
import { createStoryCaller } from '../src/story/transport.ts';
import { callSync } from '../src/sync/call.ts';
import { sendDue } from '../src/sync/outbox.ts';
import type { Ports, Store, Transport } from '../src/sync/ports.ts';
import { runRounds } from '../src/sync/round.ts';
import { createStore } from '../src/sync/store.ts';
import { syncLock } from '../src/sync/tab-lock.ts';
import { type Backend, loadBackend, validToken } from './session.ts';

/** What the worker does once it is woken, in a script of its own: a start of the app does not have to read it. */

declare const self: ServiceWorkerGlobalScope & { pushWaiting?: () => Promise<void> };

/** Sends what waits on this device; rejects where the browser had better wake the worker again later. */
self.pushWaiting = async () => {
  const account = await readAccount();
  if (account === null) return;
  const db = await openFamily(account);
  try {
    if (db.access.get().kind === 'open') await push(db);
  } finally {
    closeFamily(db);
  }
};

async function push(db: FamilyDb): Promise<void> {
  const { rows, messages } = await readWaiting(db);
  const backend = await loadBackend();
  if (rows + messages === 0 || backend === null) return;
  const token = (): Promise<string | null> => validToken(backend, db.account);
  const call = createStoryCaller(async () => ({ url: backend.storyUrl, apiKey: backend.supabaseKey, token: await token() }), now);
  const ports: Ports = {
    store: withoutStops(createStore(db, newId)),
    transport: createWorkerTransport(backend, token, (item) => sendBody(call, item.id, item.body)),
    clock: { now, after: () => () => undefined },
    lock: syncLock(db.account),
    random: Math.random,
  };
  await ports.lock(async () => {
    const result = await runRounds(ports, 'changed');
    // A sign-in that has ended is for a person to renew, at the next opening.
    if (result.kind === 'failed' && result.error.kind === 'unauthorised') return;
    if (result.kind !== 'done' && result.kind !== 'nothing') throw new Error('Not everything could be sent.');
    await sendDue(ports);
  });
}

/**
 * What an adventure's stop says is read for trouble once more before it leaves, and the phrases for that are two thirds of such a script: stops wait
 * for the next opening of the app.
 */
function withoutStops(store: Store): Store {
  return { ...store, due: async (at) => (await store.due(at)).filter(({ kind }) => kind !== 'stop') };
}

/** The transport port without the backend's client, which is five times as large as all of the rest. */
function createWorkerTransport(backend: Backend, token: () => Promise<string | null>, send: Transport['send']): Transport {
  return {
    send,
    sync: async (request) => {
      try {
        const bearer = await token();
        return bearer === null ? { ok: false, error: { kind: 'unauthorised' } } : await callSync(backend, bearer, request, now());
      } catch (error) {
        return { ok: false, error: { kind: 'unreachable', message: String(error) } };
      }
    },
  };
}
