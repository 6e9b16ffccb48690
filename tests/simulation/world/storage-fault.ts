import { IDBObjectStore } from 'fake-indexeddb';
import type { Rng } from './random.ts';

/** Injects storage faults: the n-th write of a transaction fails, which aborts the transaction. */

export type StorageFault = 'QuotaExceededError' | 'AbortError' | 'UnknownError';
export const storageFaults: readonly StorageFault[] = ['QuotaExceededError', 'AbortError', 'UnknownError'];

let armed: { fault: StorageFault; writes: number } | null = null;

/** Runs one transaction with a fault at a random write; without one where `fault` is null. */
export async function withStorageFault<T>(fault: StorageFault | null, rng: Rng, work: () => Promise<T>): Promise<T> {
  armed = fault === null ? null : { fault, writes: 1 + rng.below(5) };
  try {
    return await work();
  } finally {
    armed = null;
  }
}

/** Called for each write of a row. Throws where this is the write that has to fail. */
export function countWrite(): void {
  if (armed === null) return;
  armed.writes -= 1;
  if (armed.writes === 0) throw new DOMException('injected', armed.fault);
}

function breakWrites(): void {
  const prototype = IDBObjectStore.prototype as unknown as Record<'put' | 'add' | 'delete', (...args: unknown[]) => unknown>;
  for (const name of ['put', 'add', 'delete'] as const) {
    const real = prototype[name];
    prototype[name] = function (this: unknown, ...args: unknown[]): unknown {
      countWrite();
      return real.apply(this, args);
    };
  }
}
breakWrites();
