// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadAdventure } from '../../../../src/data/read/queries.ts';
import { PlayView } from '../../../../src/features/play/PlayView.tsx';
import { useAccountStore } from '../../../../src/platform/account/account-state.ts';
import { setStepTimer, useStepTimer } from '../../../../src/platform/device/step-timer.ts';
import type { StoryPorts } from '../../../../src/story/ports.ts';
import { type TestFamily, uuid } from '../../data/family.ts';
import { familyWithAdventures, ids, show } from '../library/stage.tsx';

/** No storyteller and no service: what is told already is enough here. */
const storyPorts = vi.hoisted(
  (): StoryPorts => ({
    call: () => Promise.resolve({ ok: false, error: { kind: 'unauthorised' } }),
    loadTeller: () => Promise.reject(new Error('not in this test')),
    online: () => false,
    worthWaiting: () => false,
    id: () => '',
  }),
);
vi.mock('../../../../src/platform/story.ts', () => ({ storyPorts }));

const id = ids.pirates;
const open = (family: TestFamily): void =>
  show(family, <PlayView db={family.db} id={id} header={null} />, `/?view=playing&adventure=${id}`);
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

it('[END-01] an adventure that was left because somebody was hurt ends with its story if another device plays it to its end', async () => {
  const family = await familyWithAdventures();
  open(family);
  await press('Someone’s hurt or upset');
  await press('Pause');
  await screen.findByRole('heading', { name: 'Adventure Paused' });
  expect(screen.queryByText('The parrot knows the way.')).toBeNull();
  await family.write({ kind: 'resumeAdventure', id });
  await screen.findByRole('button', { name: 'Someone’s hurt or upset' });
  await family.write({ kind: 'endAdventure', id, summary: null, outcome: null });
  expect(await screen.findByText('The parrot knows the way.')).toBeTruthy();
});

it('[PLAY-18] a note that can’t be saved stays on its page, and goes with its step once it can be', async () => {
  const family = await familyWithAdventures();
  open(family);
  await userEvent.type(await screen.findByLabelText('Add Adventure Details'), 'Mia sang');
  await waitFor(async () => expect((await loadAdventure(family.db, id))?.continuation_data?.userNotes).toBe('Mia sang'));
  family.db.access.set({ kind: 'newer-schema' });
  await userEvent.type(screen.getByLabelText('Add Adventure Details'), ' and danced');
  await press('Previous Step');
  await screen.findByText('Failed to update adventure session. There is a newer version of Play Venture. Reload to go on.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add Adventure Details').value).toBe('Mia sang and danced');
  family.db.access.set({ kind: 'open' });
  await press('Pause');
  await screen.findByRole('heading', { name: 'Adventure Paused' });
  expect((await loadAdventure(family.db, id))?.continuation_data).toMatchObject({ currentStep: 2, userNotes: 'Mia sang and danced' });
});

it('a family without an account is offered no download, which only an account’s stories have', async () => {
  const family = await familyWithAdventures();
  open(family);
  await screen.findByRole('button', { name: 'Download more' });
  useAccountStore.setState({ state: { kind: 'guest', account: { id: uuid(1), email: '', adultName: '' } } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download more' })).toBeNull());
  expect(screen.getByText(/^Ready for the backyard: 3 of 8 steps. This device tells the rest/)).toBeTruthy();
});

it('a pause ends the timer of the step, which would otherwise be over when the family resumes', async () => {
  const family = await familyWithAdventures();
  open(family);
  await screen.findByRole('button', { name: 'Pause' });
  setStepTimer({ step: 'c', endsAt: Date.now() + 60_000 });
  await press('Pause');
  await screen.findByRole('heading', { name: 'Adventure Paused' });
  expect(useStepTimer.getState().timer).toBeNull();
});
