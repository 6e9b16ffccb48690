// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPicture, savePicture } from '../../../../src/data/pictures.ts';
import { KeepsakePicture } from '../../../../src/features/play/end/KeepsakePicture.tsx';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';

const drawing = { bytes: new ArrayBuffer(3), type: 'image/webp' };
const kept = async (): Promise<boolean> => (await readPicture('robin', 'castle')) !== null;

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:drawing';
  URL.revokeObjectURL = () => undefined;
  await savePicture('robin', 'castle', drawing);
  render(
    <UiProvider>
      <KeepsakePicture account="robin" adventure="castle" name="The Castle" />
    </UiProvider>,
  );
  await screen.findByAltText('From your The Castle');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** From now on the browser stores nothing. */
function storeNothing(): void {
  vi.spyOn(Dexie.prototype, 'table').mockImplementation(() => {
    throw new Error('No space left');
  });
}

const press = (name: string): Promise<void> => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

it('is removed with a tap and restored with another; the focus stays where a picture is added', async () => {
  await press('Remove Picture');
  await screen.findByText('Picture removed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a Picture' }));
  expect(await kept()).toBe(false);
  await press('Undo');
  expect(await screen.findByAltText('From your The Castle')).toBeTruthy();
  await waitFor(async () => expect(await kept()).toBe(true));
});

it('stays if it can’t be removed, and the family is told', async () => {
  storeNothing();
  await press('Remove Picture');
  expect(await screen.findByText('The picture could not be removed.')).toBeTruthy();
  expect(screen.getByAltText('From your The Castle')).toBeTruthy();
});

it('tells the family if it can’t be restored', async () => {
  await press('Remove Picture');
  await screen.findByText('Picture removed');
  storeNothing();
  await press('Undo');
  expect(await screen.findByText('The picture could not be restored.')).toBeTruthy();
  expect(screen.queryByAltText('From your The Castle')).toBeNull();
});
