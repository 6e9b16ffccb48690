// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('a text longer than a step can hold is not saved: its field says so, and all of it stays', async () => {
  const user = userEvent.setup();
  open();
  await title();
  const area = (): HTMLTextAreaElement => screen.getAllByRole<HTMLTextAreaElement>('textbox')[1] as HTMLTextAreaElement;
  fireEvent.change(area(), { target: { value: 'a'.repeat(4001) } });
  expect(screen.getByText('At most 4000 characters fit here. Make it shorter to save it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(area().value).toHaveLength(4001);
  fireEvent.change(area(), { target: { value: 'a'.repeat(4000) } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone();
});

it('a text that was emptied can be written anew', async () => {
  open();
  await title();
  const boxes = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(boxes).toEqual(['The bridge', 'It is down.', '']);
});
