import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long typing may rest before it is written, in ms: a battery that dies takes at most this and one write with it. */
const restMs = 150;

/**
 * The notes as they are typed: on screen at once, in the database a moment later, and at once when the page is hidden or
 * left. `stored` is what the database holds; it is shown whenever nothing is being typed here.
 */
export function useNotes(stepKey: string, stored: string, save: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const saver = useRef(save);
  useLayoutEffect(() => {
    saver.current = save;
  });

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text !== null) await saver.current(text);
  }, []);

  const change = useCallback(
    (text: string): void => {
      setTyped(text);
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restMs);
    },
    [flush],
  );

  // A new step begins with its own notes.
  useEffect(() => {
    pending.current = null;
    clearTimeout(timer.current);
    setTyped(null);
  }, [stepKey]);

  // Once the database has caught up, what it holds is the truth again: another device's words may arrive.
  useEffect(() => {
    if (pending.current === null && typed === stored) setTyped(null);
  }, [typed, stored]);

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

  return { text: typed ?? stored, change, flush };
}
