// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from '../../../src/ui/AlertDialog/AlertDialog.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';

afterEach(cleanup);

function Sheet({ dismissible }: { dismissible: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} dismissible={dismissible} title="Welcome">
      <button type="button">inside</button>
    </Dialog>
  );
}

test('[ONB-01] a dialog that is not dismissible stays through Escape and a press outside', async () => {
  const user = userEvent.setup();
  render(<Sheet dismissible={false} />);
  await screen.findByRole('dialog', { name: 'Welcome' });
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('Escape closes any other dialog', async () => {
  const user = userEvent.setup();
  render(<Sheet dismissible />);
  await screen.findByRole('dialog', { name: 'Welcome' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a dialog that nothing on the page has opened, the focus is on the heading', async () => {
  const user = userEvent.setup();
  render(
    <>
      <h1 tabIndex={-1}>Adventure Dashboard</h1>
      <Sheet dismissible />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Welcome' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Adventure Dashboard' })));
});

function Question({ onConfirm }: { onConfirm: () => boolean | Promise<boolean> }) {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog open={open} onOpenChange={setOpen} title="Delete Environment" confirmLabel="Delete" destructive onConfirm={onConfirm}>
      This cannot be undone.
    </AlertDialog>
  );
}

test('a question’s action runs once however often it is confirmed, and the dialog closes when it is done', async () => {
  const user = userEvent.setup();
  let calls = 0;
  let finish: (done: boolean) => void = () => undefined;
  render(
    <Question
      onConfirm={() => {
        calls += 1;
        return new Promise<boolean>((resolve) => {
          finish = resolve;
        });
      }}
    />,
  );
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  await user.click(confirm);
  await user.click(confirm);
  expect(calls).toBe(1);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Delete Environment' })).toBeDefined();
  act(() => finish(true));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a question whose action failed stays open, ready for another try', async () => {
  const user = userEvent.setup();
  render(<Question onConfirm={() => false} />);
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  await user.click(confirm);
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByRole('alertdialog', { name: 'Delete Environment' })).toBeDefined();
});
