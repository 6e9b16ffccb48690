// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EditStepDialog } from '../../../../src/features/play/page/EditStepDialog.tsx';

afterEach(cleanup);

const step = { id: 'a', type: 'action' as const, step: 'The bridge', text_to_read: 'It is down.', challenge: '' };

/** Opens the dialog, and closes it when it asks for that. */
function open(): void {
  const { unmount } = render(
    <EditStepDialog step={step} draftKey="edit:a" onClose={() => unmount()} onSave={() => Promise.resolve(true)} />,
  );
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('[PLAY-13] an edit closed by Escape is there when it is opened again; Cancel discards it', async () => {
  const user = userEvent.setup();
  open();
  await user.clear(await title());
  await user.type(await title(), 'The tunnel');
  await user.keyboard('{Escape}');
  await gone();
  open();
  expect((await title()).value).toBe('The tunnel');
  expect(screen.getByText('We kept what you typed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  open();
  expect((await title()).value).toBe('The bridge');
});

it('a text that was emptied can be written anew', async () => {
  open();
  await title();
  const boxes = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(boxes).toEqual(['The bridge', 'It is down.', '']);
});
