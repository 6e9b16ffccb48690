import { useEffect, useState } from 'react';
import { useChildren } from '../data/hooks.ts';
import type { Sync } from './useSync.ts';

/** How long a device that knows no children yet waits for the account's, in ms. */
const patienceMs = 8_000;

/**
 * A device that has never met this family asks the account first: without that, a second tablet would send the adult to
 * set up a profile that is there already. Over at once where the device knows children, or where nobody answers.
 */
export function useFirstPull(sync: Sync): 'waiting' | 'done' {
  const children = useChildren();
  const [late, setLate] = useState(false);
  const [over, setOver] = useState(false);
  const known = children !== undefined && children.length > 0;
  const { status } = sync;
  const answered = status.kind === 'synced' ? status.at !== null : status.kind !== 'syncing';
  const done = over || known || late || answered || !navigator.onLine;

  if (done && !over) setOver(true);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  return done ? 'done' : 'waiting';
}
