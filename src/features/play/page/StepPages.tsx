import { startTransition, useEffect, useState } from 'react';
import type { Step } from '../../../domain/steps/step.ts';
import { afterPaint } from '../../../platform/view/after-paint.ts';
import { whenIdle } from '../../../platform/view/idle.ts';
import { cx } from '../../../ui/cx.ts';
import { type PageProps, StepPage } from './StepPage.tsx';
import styles from './StepPages.module.css';

/** A step and its index in the story, counted from 0. */
export type Place = { step: Step; index: number };

type Props = Pick<PageProps, 'notes' | 'shownRef' | 'tools' | 'onTools' | 'whole'> & {
  open: Place;
  /** The page that the family will most likely turn to next. */
  upcoming: Place | null;
  nameOf: (child: string | undefined) => string | null;
};

/** How long a page stays mounted, hidden, after it was left, in ms: unmounting it at once would slow down the page turn. */
const lingerMs = 600;

/**
 * The open page and, hidden, the next one, already rendered and laid out: turning to it only reveals it. Pages are keyed by their step, so
 * a page keeps its DOM elements when it becomes the open one.
 */
export function StepPages({ open, upcoming, nameOf, ...common }: Props) {
  const left = useLeft(open);
  const laidOut = useLaidOut(upcoming?.step.id ?? null);
  const places = [left, open, upcoming].filter((place) => place !== null);
  const pages = places.filter((place, at) => places.findIndex((other) => sameStep(place, other)) === at);
  return (
    <div className={styles.pages}>
      {pages.map((place) => {
        const isOpen = sameStep(place, open);
        const { step, index } = isOpen ? open : place;
        return (
          <div
            key={step.id}
            aria-hidden={isOpen ? undefined : true}
            className={cx(styles.page, !isOpen && styles.aside, !isOpen && (place === left || laidOut) && styles.laidOut)}
          >
            <StepPage step={step} index={index} open={isOpen} lead={nameOf(step.lead)} {...common} />
          </div>
        );
      })}
    </div>
  );
}

function sameStep(a: Place, b: Place): boolean {
  return a.step.id === b.step.id;
}

/** True once the browser has laid out `page`. */
function useLaidOut(page: string | null): boolean {
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    let gone = false;
    void afterPaint().then(() => gone || setDone(page));
    return () => {
      gone = true;
    };
  }, [page]);
  return page !== null && done === page;
}

/** The page that was open before, until it is unmounted. */
function useLeft(open: Place): Place | null {
  const [{ now, left }, setTurn] = useState<{ now: Place; left: Place | null }>({ now: open, left: null });
  if (!sameStep(now, open)) setTurn({ now: open, left: now });
  useEffect(() => {
    if (left === null) return undefined;
    let over = false;
    const timer = setTimeout(() => whenIdle(() => over || startTransition(() => setTurn((turn) => ({ ...turn, left: null })))), lingerMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [left]);
  return left;
}
