/** Deadlines for promises. Work that is no longer waited for goes on, and its outcome is ignored. */

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
    timer = setTimeout(() => reject(new DOMException('The deadline passed', 'TimeoutError')), ms);
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
