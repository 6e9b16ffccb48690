import { useEffect, useState } from 'react';
import { useChildren, useOpenFamily } from '../data/read/hooks.ts';
import { loadFamily } from '../data/read/queries.ts';
import type { Sync } from './useSync.ts';

/** How long a device that knows no children yet waits for the account's, in ms. */
const timeoutMs = 8_000;

/**
 * A device that has never met this family asks the account first: without that, a second tablet would send the adult to
 * set up a profile that is there already. Over at once where the device knows children, or where nobody answers.
 */
export function useFirstPull(sync: Sync): 'waiting' | 'done' {
  const db = useOpenFamily();
  const children = useChildren();
  const [over, setOver] = useState(false);
  const known = children !== undefined && children.length > 0;
  const { status } = sync;
  const answered = status.kind === 'synced' ? status.at !== null : status.kind !== 'syncing';
  const done = over || known || !navigator.onLine;

  if (done && !over) setOver(true);

  // What has just come is in the database before a screen has read it: only the database itself says that there are none.
  useEffect(() => {
    if (!answered || known) return undefined;
    let gone = false;
    const found = (count: number): void => {
      if (!gone && count === 0) setOver(true);
    };
    loadFamily(db).then(
      (family) => found(family.children.length),
      () => found(0),
    );
    return () => {
      gone = true;
    };
  }, [answered, known, db]);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);

  return done ? 'done' : 'waiting';
}
