// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNotes } from '../../../../src/features/play/notes/useNotes.ts';
import { useUnderstood } from '../../../../src/features/play/notes/useUnderstood.ts';

/** A reader that understands that something was built, whatever the note says. */
vi.mock('../../../../src/storyteller/notes/read.ts', () => ({ readNote: () => ({ events: [{ kind: 'built', what: 'bridge' }] }) }));

afterEach(cleanup);

it('[PLAY-11] a new page never shows what was understood on the page before', async () => {
  const { result, rerender } = renderHook(
    ({ step }) => {
      const notes = useNotes(step, '', [], () => Promise.resolve(true));
      return { notes, events: useUnderstood(notes, [], ['Mia']) };
    },
    { initialProps: { step: 'a' } },
  );
  const type = (text: string): void => act(() => result.current.notes.change({ text, said: [] }));
  type('Mia built a bridge');
  await waitFor(() => expect(result.current.events).toHaveLength(1));
  type('Mia built a long bridge');
  expect(result.current.events).toHaveLength(1);
  rerender({ step: 'b' });
  type('They loved it.');
  expect(result.current.events).toEqual([]);
});
