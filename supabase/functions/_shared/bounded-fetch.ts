import type { Miss } from './provider.ts';

/**
 * A `fetch` for a client without limits of its own: it does not follow redirects, and reads at most `mostBytes` of an answer. `onMiss` gets
 * the reason of a failed call.
 */
export function boundedFetch(mostBytes: number, onMiss: (miss: Miss) => void): typeof fetch {
  const fail = (kind: Miss['kind'], detail: string): never => {
    onMiss({ kind, detail });
    throw new Error(detail);
  };
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      fail('refused', 'the model’s endpoint answered with a redirect; redirects are not followed');
    }
    const reader = response.body?.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    try {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done || value === undefined) break;
        bytes += value.byteLength;
        if (bytes > mostBytes) {
          await reader?.cancel();
          return fail('too-large', `the model’s answer is larger than ${Math.round(mostBytes / 1024)} kB`);
        }
        chunks.push(value);
      }
    } catch (error) {
      if (bytes <= mostBytes && init?.signal?.aborted !== true)
        onMiss({ kind: 'unreachable', detail: 'the connection to the model was cut' });
      throw error;
    }
    return new Response(new Blob(chunks), { status: response.status, headers: response.headers });
  };
}
