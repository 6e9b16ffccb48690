import { useEffect, useState } from 'react';
import { createKeeper, flushOnLeave } from '../../platform/typing/keeper.ts';
import { useHandler } from './useHandler.ts';

/** What is typed on a step, and whether the database has it. */
type Typed = { stepKey: string; text: string; written: boolean };

/**
 * The notes as they are typed: on screen at once, in the database a moment later, and at once when the page is hidden or
 * left. `stored` is what the database holds; it is shown whenever nothing is being typed here. `change` and `flush` stay the same functions.
 */
export function useNotes(stepKey: string, stored: string, save: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const saveLatest = useHandler(save);
  const [keeper] = useState(() =>
    createKeeper(async (text: string) => {
      await saveLatest(text);
      setTyped((now) => (now !== null && now.text === text ? { ...now, written: true } : now));
    }),
  );

  // Once the database has caught up, or the family has gone on, what it holds is the truth again: another device's words may arrive.
  if (typed !== null && (typed.stepKey !== stepKey || (typed.written && typed.text === stored))) setTyped(null);

  const change = useHandler((text: string): void => {
    setTyped({ stepKey, text, written: false });
    keeper.keep(text);
  });

  useEffect(() => {
    const stay = flushOnLeave(keeper);
    return () => {
      stay();
      void keeper.flush();
    };
  }, [keeper]);

  return { text: typed !== null && typed.stepKey === stepKey ? typed.text : stored, change, flush: keeper.flush };
}
