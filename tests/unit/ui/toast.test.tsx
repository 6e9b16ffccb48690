// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';
import { dismissToast, toast } from '../../../src/ui/Toast/toast.ts';

afterEach(cleanup);

test('a toast from before the first screen waits for it, unless it was dismissed', async () => {
  toast({ title: 'Profile saved', tone: 'success' });
  dismissToast(toast({ title: 'Never mind' }));
  render(<UiProvider>page</UiProvider>);
  expect(await screen.findByText('Profile saved')).toBeDefined();
  expect(screen.queryByText('Never mind')).toBeNull();
});

test('[AUTH-04] a destructive toast shows its title and its message, each once', async () => {
  render(<UiProvider>page</UiProvider>);
  act(() => {
    toast({ title: 'Validation Error', description: 'Please enter a valid email address', tone: 'destructive' });
  });
  expect(await screen.findAllByText('Validation Error')).toHaveLength(1);
  expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(1);
});

test('a toast with the same text replaces the one on screen', async () => {
  render(<UiProvider>page</UiProvider>);
  act(() => {
    toast({ title: 'Next Step Ready' });
    toast({ title: 'Next Step Ready' });
  });
  expect(await screen.findAllByText('Next Step Ready')).toHaveLength(1);
});

test('a success replaces the success before it; an error stays', async () => {
  render(<UiProvider>page</UiProvider>);
  act(() => {
    toast({ title: 'Error', tone: 'destructive' });
    toast({ title: 'Adventure Resumed!', tone: 'success' });
    toast({ title: 'Next Step Ready', tone: 'success' });
  });
  expect(await screen.findByText('Next Step Ready')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Adventure Resumed!')).toBeNull());
  expect(screen.getByText('Error')).toBeDefined();
});

test('the action runs once, however often it is tapped, and closes the toast', async () => {
  const user = userEvent.setup();
  let undone = 0;
  render(<UiProvider>page</UiProvider>);
  act(() => {
    toast({
      title: 'Session deleted',
      action: {
        label: 'Undo',
        onPress: () => {
          undone += 1;
        },
      },
    });
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  await waitFor(() => expect(screen.queryByText('Session deleted')).toBeNull());
});

test('a toast can be closed with its close button', async () => {
  const user = userEvent.setup();
  render(<UiProvider>page</UiProvider>);
  act(() => {
    toast({ title: 'Adventure Resumed!' });
  });
  await screen.findByText('Adventure Resumed!');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Adventure Resumed!')).toBeNull());
});
