import { useEffect, useRef, useState } from 'react';
import { type Chime, readyChime } from '../../platform/device/chime.ts';
import { now } from '../../platform/device/clock.ts';
import { setStepTimer, useStepTimer } from '../../platform/device/step-timer.ts';

/** What the timer of a step shows. */
export type TimerState = { kind: 'off' } | { kind: 'running' /** Whole seconds. */; left: number } | { kind: 'over' };

export type TimerControl = {
  state: TimerState;
  start: () => void;
  stop: () => void;
  /** A minute more. */
  longer: () => void;
};

const minuteMs = 60_000;
const lookEveryMs = 250;

/**
 * The timer of a step of `minutes`. It rings once when it is over, and is gone when the page is left for another; loaded anew, the page goes on
 * with it (what has run out meanwhile is only said). `open` is false for a page that waits out of sight.
 */
export function useTimer(step: string, minutes: number, open: boolean): TimerControl {
  const timer = useStepTimer(({ timer }) => (timer !== null && timer.step === step ? timer : null));
  const endsAt = open ? (timer?.endsAt ?? null) : null;
  const [time, setTime] = useState(now);
  const chime = useRef<Chime | null>(null);
  const rung = useRef<number | null>(null);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const look = (): void => {
      setTime(now());
      if (now() < endsAt || rung.current === endsAt) return;
      rung.current = endsAt;
      chime.current?.ring();
      navigator.vibrate?.([200, 100, 200]);
    };
    look();
    const watch = setInterval(look, lookEveryMs);
    // After a reload the first touch of the page lets it sound again.
    const touched = (): void => void (chime.current ??= readyChime());
    window.addEventListener('pointerdown', touched, { once: true });
    return () => {
      clearInterval(watch);
      window.removeEventListener('pointerdown', touched);
    };
  }, [endsAt]);

  // Another page, or none: nobody waits for it any more.
  useEffect(() => {
    if (!open) return undefined;
    const other = useStepTimer.getState().timer;
    if (other !== null && other.step !== step) setStepTimer(null);
    return () => {
      chime.current?.stop();
      chime.current = null;
    };
  }, [open, step]);

  return {
    state: stateAt(endsAt, time),
    start: () => {
      chime.current ??= readyChime();
      setTime(now());
      setStepTimer({ step, endsAt: now() + minutes * minuteMs });
    },
    stop: () => {
      chime.current?.stop();
      chime.current = null;
      setStepTimer(null);
    },
    longer: () => {
      chime.current ??= readyChime();
      setStepTimer({ step, endsAt: Math.max(endsAt ?? 0, now()) + minuteMs });
    },
  };
}

function stateAt(endsAt: number | null, time: number): TimerState {
  if (endsAt === null) return { kind: 'off' };
  const left = Math.ceil((endsAt - time) / 1000);
  return left > 0 ? { kind: 'running', left } : { kind: 'over' };
}
