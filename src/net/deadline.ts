/** Deadlines: for promises, whose work goes on when it is no longer waited for, and for requests, which are aborted. */

/** Resolves when `work` has settled, or after `ms` at the latest. Never rejects. */
export function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  return within(ms, work).then(
    () => undefined,
    () => undefined,
  );
}

/** Settles like `work`, or rejects with a `TimeoutError` (a `DOMException`) after `ms`. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(deadlinePassed()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Settles like `work`, or rejects with the signal's reason once it is aborted. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The deadline of a request that may take long once it is being answered. */
export type RequestDeadline = {
  signal: AbortSignal;
  /** The answer has begun: from now on only `totalMs` counts. */
  answered: () => void;
  /** The request is over. */
  clear: () => void;
};

/** A signal that is aborted after `totalMs`, or already after `firstByteMs` if no answer has begun by then. */
export function abortAfter({ firstByteMs, totalMs }: { firstByteMs: number; totalMs: number }): RequestDeadline {
  const abort = new AbortController();
  const giveUp = (): void => abort.abort(deadlinePassed());
  const total = setTimeout(giveUp, totalMs);
  const firstByte = setTimeout(giveUp, firstByteMs);
  const answered = (): void => clearTimeout(firstByte);
  return {
    signal: abort.signal,
    answered,
    clear: () => {
      clearTimeout(total);
      answered();
    },
  };
}

/** The slowest upload that is allowed, in bytes a second: a body gets the time that it takes at this rate. */
const slowestLine = 4_000;

/**
 * A `fetch` that aborts when nothing is received for `ms`: until the answer begins (plus the time for the body, at {@link slowestLine}), and then between any
 * two pieces of the answer. So a slow connection is waited for, and a dead one is not. The caller's own signal works as well.
 */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    // AbortSignal.any would be shorter, but some supported browsers lack it.
    const follow = (): void => abort.abort(init?.signal?.reason);
    if (init?.signal?.aborted) follow();
    init?.signal?.addEventListener('abort', follow, { once: true });
    const giveUp = (): void => abort.abort(deadlinePassed());
    let timer = setTimeout(giveUp, ms + (sizeOf(init?.body) / slowestLine) * 1_000);
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    try {
      const response = await fetch(input, { ...init, signal: abort.signal });
      if (response.body === null) {
        clearTimeout(timer);
        return response;
      }
      heard();
      const watch = new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, onward) => {
          heard();
          onward.enqueue(piece);
        },
        flush: () => clearTimeout(timer),
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

/** The approximate size of a body in bytes; 0 for any that is not a text. */
function sizeOf(body: BodyInit | null | undefined): number {
  return typeof body === 'string' ? body.length : 0;
}

const deadlinePassed = (): DOMException => new DOMException('The deadline passed', 'TimeoutError');
