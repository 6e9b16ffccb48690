import { IDBObjectStore } from 'fake-indexeddb';
import type { Rng } from './random.ts';

/** A fault of the device's storage: the n-th write of the next transaction fails, which undoes the transaction. */

export type StorageFault = 'QuotaExceededError' | 'AbortError' | 'UnknownError';
export const storageFaults: readonly StorageFault[] = ['QuotaExceededError', 'AbortError', 'UnknownError'];

let armed: { fault: StorageFault; writes: number } | null = null;

/** Runs one transaction with a fault in it, or none (`null`). */
export async function withStorageFault<T>(fault: StorageFault | null, rng: Rng, work: () => Promise<T>): Promise<T> {
  armed = fault === null ? null : { fault, writes: 1 + rng.below(5) };
  try {
    return await work();
  } finally {
    armed = null;
  }
}

/** One write of one row. Throws where it is the one that fails. */
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
