// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';
import { dismissToast, toast } from '../../../src/ui/Toast/toast.ts';

vi.mock('../../../src/ui/Toast/Toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/Toaster.js');
});

afterEach(cleanup);

test('where the code of the toaster can’t be loaded, the page stays, and what a toast says is shown all the same', async () => {
  render(<UiProvider>page</UiProvider>);
  let undone = 0;
  act(() => {
    toast({ id: 'a', title: 'Not saved', description: 'This device has no space left.', tone: 'destructive' });
  });
  expect((await screen.findByRole('alert')).textContent).toContain('This device has no space left.');
  expect(screen.getByText('page')).toBeTruthy();
  act(() => dismissToast('a'));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    toast({ title: 'Session deleted', action: { label: 'Undo', onPress: () => (undone += 1) } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
