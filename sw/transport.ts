/// <reference lib="webworker" />
import { now } from '../src/platform/device/clock.ts';
import { callSync } from '../src/sync/call.ts';
import type { Transport } from '../src/sync/ports.ts';
import type { Backend } from './session.ts';

/** The transport port without the backend's client, which is five times as large as all of the rest. */
export function createWorkerTransport(backend: Backend, token: () => Promise<string | null>, send: Transport['send']): Transport {
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
