/// <reference lib="webworker" />
import '../src/zod-jitless.ts';
import { closeFamily, type FamilyDb, openFamily } from '../src/data/db.ts';
import { readAccount } from '../src/data/device.ts';
import { readWaiting } from '../src/data/read/waiting.ts';
import { newId, now } from '../src/platform/device/clock.ts';
import { syncLock } from '../src/platform/sync/lock.ts';
import { sendBody } from '../src/story/send-body.ts';
import { createStoryCaller } from '../src/story/transport.ts';
import { callSync } from '../src/sync/call.ts';
import { sendDue } from '../src/sync/outbox.ts';
import type { Ports, Store, Transport } from '../src/sync/ports.ts';
import { runRounds } from '../src/sync/round.ts';
import { createStore } from '../src/sync/store.ts';
import { type Backend, loadBackend, validToken } from './session.ts';

/** Background sync of the service worker, in a separate script that is not read when the app starts. */

declare const self: ServiceWorkerGlobalScope & { pushWaiting?: () => Promise<void> };

/** Sends the unsynced changes of this device. Rejects where the browser should wake the worker again later. */
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
    // The session has ended: a person has to sign in when the app is opened again.
    if (result.kind === 'failed' && result.error.kind === 'unauthorised') return;
    if (result.kind !== 'done' && result.kind !== 'nothing') throw new Error('Not everything could be sent.');
    await sendDue(ports);
  });
}

/**
 * Leaves stop messages out. Before one is sent it is checked for trouble once more, and the phrases for that would be two thirds of this script; so these
 * messages wait until the app is opened again.
 */
function withoutStops(store: Store): Store {
  return { ...store, due: async (at) => (await store.due(at)).filter(({ kind }) => kind !== 'stop') };
}

/** A transport without the backend's client, which is five times as large as the rest of this script. */
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
