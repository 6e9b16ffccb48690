// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContinuationData } from '../../../../src/domain/entities/adventure.ts';
import { useOptimisticPages } from '../../../../src/features/play/page/useOptimisticPages.ts';

/** A story of three told steps, open at `currentStep`. Every call creates a new object, as every read from the database does. */
const at = (currentStep: number, steps = 3): ContinuationData => ({
  adventureSteps: Array.from({ length: steps }, (_, n) => ({ id: `step-${n}`, type: 'action' as const, step: `Step ${n}` })),
  queuedSteps: [],
  currentStep,
  userNotes: '',
  stepHistory: [],
  pausedAt: null,
});

function open(stored: ContinuationData) {
  const { result, rerender } = renderHook(useOptimisticPages, { initialProps: stored });
  return {
    page: () => result.current.data.currentStep,
    now: () => result.current.now().currentStep,
    show: (data: ContinuationData): number => {
      let turn = 0;
      act(() => {
        turn = result.current.show(data);
      });
      return turn;
    },
    reconcile: (turn: number, held: ContinuationData | null): void => act(() => result.current.reconcile(turn, held)),
    stored: (data: ContinuationData) => rerender(data),
  };
}

test('a turned page is shown before it is saved, and stays until the database reports it', () => {
  const book = open(at(0));
  const turn = book.show(at(1));
  expect([book.page(), book.now()]).toEqual([1, 1]);
  book.stored(at(0)); // something else has changed in the database meanwhile
  expect(book.page()).toBe(1);
  book.reconcile(turn, at(1));
  expect(book.page()).toBe(1);
  book.stored(at(1));
  expect(book.page()).toBe(1);
  book.stored(at(2)); // another tab moves on, and the database is followed again
  expect(book.page()).toBe(2);
});

test('the database may report the page before saving is known to be finished', () => {
  const book = open(at(0));
  const turn = book.show(at(1));
  book.stored(at(1));
  book.reconcile(turn, at(1));
  book.stored(at(0));
  expect(book.page()).toBe(0);
});

test('a page turns back if it could not be saved', () => {
  const book = open(at(0));
  const turn = book.show(at(1));
  book.reconcile(turn, at(0));
  expect([book.page(), book.now()]).toEqual([0, 0]);
});

test('if another tab has told another step, that one is shown', () => {
  const book = open(at(1, 2));
  const turn = book.show(at(2));
  const other = { ...at(2), adventureSteps: [...at(1, 2).adventureSteps, { id: 'theirs', type: 'action' as const, step: 'Theirs' }] };
  book.reconcile(turn, other);
  book.stored(other);
  expect(book.page()).toBe(2);
  book.stored(at(0));
  expect(book.page()).toBe(0);
});

test('of two quick turns only the last one is waited for', () => {
  const book = open(at(0));
  const first = book.show(at(1));
  const second = book.show(at(2));
  book.reconcile(first, at(1));
  book.stored(at(1));
  expect(book.page()).toBe(2);
  book.reconcile(second, at(2));
  expect(book.page()).toBe(2);
  book.stored(at(2));
  expect(book.page()).toBe(2);
});

test('a deleted or finished adventure shows no optimistic page', () => {
  const book = open(at(0));
  const turn = book.show(at(1));
  book.reconcile(turn, null);
  expect(book.page()).toBe(0);
});
