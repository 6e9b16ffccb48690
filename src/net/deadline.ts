/** Waiting for no longer than one likes. What is no longer waited for goes on by itself, and nobody hears of it. */

/** Settles with `work`, or after `ms` at the latest, whatever became of it. Never rejects. */
export function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  return within(ms, work).then(
    () => undefined,
    () => undefined,
  );
}

/** What `work` comes to; rejects with a `TimeoutError` (a `DOMException`) once `ms` are over. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The deadline passed', 'TimeoutError')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What `work` comes to; rejects with the signal's reason once it is aborted. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
