import { useEffect, useState } from 'react';
import { useChildren, useOpenFamily } from '../../data/read/hooks.ts';
import { loadFamily } from '../../data/read/queries.ts';
import type { Sync } from '../shell/shell-context.ts';
import { serverAnswer } from './server-answer.ts';

/** How long a device without any children waits for those of the account, in ms. */
const timeoutMs = 8_000;

/**
 * A device that opens this family for the first time asks the account first: otherwise a second tablet would ask the adult to set up a
 * profile that already exists. Done at once if the device has children, or if the server can't be reached.
 */
export function useFirstPull(sync: Sync): 'waiting' | 'done' {
  const db = useOpenFamily();
  const children = useChildren();
  const [over, setOver] = useState(false);
  const known = children !== undefined && children.length > 0;
  const answered = serverAnswer(sync.status) !== 'waiting';
  const done = over || known || !navigator.onLine;

  if (done && !over) setOver(true);

  // Pulled rows are in the database before a screen has read them, so only the database can say that there are no children.
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
