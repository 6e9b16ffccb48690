// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sayEdited, sayError, sayNextReady } from '../../../../src/features/play/play-toasts.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';

afterEach(cleanup);

it.each([
  { done: 'a step was told', fail: () => sayError('noNextStep'), succeed: sayNextReady, good: 'Next Step Ready' },
  { done: 'an edit was saved', fail: () => sayError('notEdited'), succeed: sayEdited, good: 'Edit Saved' },
])('[PLAY-10] [PLAY-14] once $done, the failure before it is no longer shown', async ({ fail, succeed, good }) => {
  render(<UiProvider>page</UiProvider>);
  act(fail);
  expect(await screen.findByText('Error')).toBeTruthy();
  act(succeed);
  expect(await screen.findByText(good)).toBeTruthy();
  // An error that nobody closes stays for nine seconds.
  await waitFor(() => expect(screen.queryByText('Error')).toBeNull(), { timeout: 5_000 });
});
