/// <reference lib="webworker" />
import { fetchWithin, statusError } from '../src/platform/http.ts';
import type { Transport, TransportAnswer } from '../src/sync/ports.ts';
import type { Backend } from './session.ts';

const deadlineMs = 20_000;

/** The transport port without the backend's client, which is five times as large as all of the rest. */
export function createWorkerTransport(backend: Backend, token: () => Promise<string | null>, send: Transport['send']): Transport {
  return {
    send,
    sync: async (request) => {
      try {
        const bearer = await token();
        if (bearer === null) return { ok: false, error: { kind: 'unauthorised' } };
        const response = await fetchWithin(deadlineMs)(`${backend.supabaseUrl}/rest/v1/rpc/sync`, {
          method: 'POST',
          headers: { apikey: backend.supabaseKey, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        return answerOf(response.status, await response.text());
      } catch (error) {
        return { ok: false, error: { kind: 'unreachable', message: String(error) } };
      }
    },
  };
}

function answerOf(status: number, text: string): TransportAnswer {
  const error = statusError(status, text.slice(0, 200));
  if (error === null) return { ok: true, body: JSON.parse(text) };
  return { ok: false, error: error.kind === 'refused' ? { kind: 'invalid', message: error.message } : error };
}
