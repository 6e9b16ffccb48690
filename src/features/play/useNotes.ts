import { useCallback, useEffect, useRef, useState } from 'react';
import { useHandler } from './useHandler.ts';

/** How long typing may rest before it is written, in ms: a battery that dies takes at most this and one write with it. */
const restMs = 150;

/** What is typed on a step, and whether the database has it. */
type Typed = { stepKey: string; text: string; written: boolean };

/**
 * The notes as they are typed: on screen at once, in the database a moment later, and at once when the page is hidden or
 * left. `stored` is what the database holds; it is shown whenever nothing is being typed here. `change` stays the same function.
 */
export function useNotes(stepKey: string, stored: string, save: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const saveLatest = useHandler(save);

  // Once the database has caught up, or the family has gone on, what it holds is the truth again: another device's words may arrive.
  if (typed !== null && (typed.stepKey !== stepKey || (typed.written && typed.text === stored))) setTyped(null);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text === null) return;
    await saveLatest(text);
    setTyped((now) => (now !== null && now.text === text ? { ...now, written: true } : now));
  }, [saveLatest]);

  const change = useHandler((text: string): void => {
    setTyped({ stepKey, text, written: false });
    pending.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), restMs);
  });

  useEffect(() => {
    const leave = (): void => void flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      void flush();
    };
  }, [flush]);

  return { text: typed !== null && typed.stepKey === stepKey ? typed.text : stored, change, flush };
}
