import { useEffect, useRef, useState } from 'react';
import { type Chime, readyChime } from '../../../platform/device/chime.ts';
import { now } from '../../../platform/device/clock.ts';
import { setStepTimer, useStepTimer } from '../../../platform/device/step-timer.ts';

/** What a step's timer shows; `left` is in whole seconds. */
export type TimerState = { kind: 'off' } | { kind: 'running'; left: number } | { kind: 'over' };

export type TimerControl = {
  state: TimerState;
  start: () => void;
  stop: () => void;
  /** Adds a minute. */
  longer: () => void;
};

const minuteMs = 60_000;
const lookEveryMs = 250;

/**
 * The timer of a step of `minutes`. It rings once at the end and is deleted when the page is left for another one, or the adventure stops.
 * After a reload it continues; if the time has run out meanwhile, that is shown without a sound. `open` is false for a page that is rendered ahead, hidden.
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
    // Browsers allow sound only after a touch: after a reload the first one makes the timer able to ring again.
    const touched = (): void => void (chime.current ??= readyChime());
    window.addEventListener('pointerdown', touched, { once: true });
    return () => {
      clearInterval(watch);
      window.removeEventListener('pointerdown', touched);
    };
  }, [endsAt]);

  // When the page changes, the timer stops; when it is left, only its sound does.
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
