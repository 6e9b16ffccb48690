// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastAnswer } from '../../../../src/data/read/live-query.ts';
import { lists, loadAdventure } from '../../../../src/data/read/queries.ts';
import type { AdventureConfig } from '../../../../src/domain/entities/adventure.ts';
import { chapterIds } from '../../../../src/features/selector/chapters/chapter-ids.ts';
import { GeneratingScreen } from '../../../../src/features/selector/generating/GeneratingScreen.tsx';
import { usePendingConfig } from '../../../../src/features/selector/generating/pending-config.ts';
import type { Start, Started } from '../../../../src/features/selector/generating/useGeneration.ts';
import { SelectorScreen } from '../../../../src/features/selector/SelectorScreen.tsx';
import { showChapter, useChoices } from '../../../../src/features/selector/setup/choices.ts';
import { usePlace } from '../../../../src/platform/view/view.ts';
import type { CallAnswer, StoryPorts } from '../../../../src/story/ports.ts';
import { startAdventure } from '../../../../src/story/start.ts';
import { address } from '../../address.tsx';
import type { TestFamily } from '../../data/family.ts';
import { familyOfTwo, ids, show } from './family-table.tsx';

const config: AdventureConfig = {
  theme: 'jungle',
  customTheme: '',
  environment: 'park',
  customEnvironment: '',
  playStyle: 'cooperative',
  activityLevel: 'high',
  adultParticipation: 'moderate',
  participatingChildren: [ids.mia, ids.tom],
  totalSteps: 6,
};

const storyId = '30000000-0000-4000-8000-000000000001';

/** The real start of an adventure, with this answer from the story service and without a storyteller on the device. */
function startWith(family: TestFamily, answer: CallAnswer | Promise<CallAnswer>): Start {
  const ports: StoryPorts = {
    call: async () => answer,
    loadTeller: () => Promise.reject(new Error('The storyteller could not be loaded')),
    online: () => true,
    worthWaiting: () => true,
    id: family.clock.id,
  };
  return (chosen) => startAdventure(family.db, ports, chosen, { now: family.clock.now, id: () => storyId, seed: () => 7 });
}

const story: CallAnswer = { ok: true, body: [{ step: 'The green gate', 'text to read': 'Behind the leaves something hums.' }] };

function open(family: TestFamily, start: Start, chosen: AdventureConfig = config): void {
  show(
    family,
    <StrictMode>
      <GeneratingScreen config={chosen} start={start} />
    </StrictMode>,
    '/?view=generating',
  );
}

/** The way from the selector to the story and back, as in the app. */
function Journey({ start }: { start: Start }) {
  const { view } = usePlace();
  const asked = usePendingConfig();
  if (view !== 'generating') return <SelectorScreen />;
  return <GeneratingScreen config={asked ?? config} start={start} />;
}

const never: Start = () => new Promise(() => undefined);

describe('while the first step is told', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('[GEN-01] shows the theme and the players', async () => {
    open(await familyOfTwo(), never);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Building the story...');
    expect(screen.getByText('Jungle')).toBeTruthy();
    expect(await screen.findByText('with Mia & Tom')).toBeTruthy();
  });

  it('[GEN-01] shows the adult’s own description as the theme', async () => {
    open(await familyOfTwo(), never, { ...config, theme: null, customTheme: 'The moon bakery' });
    expect(screen.getByText('The moon bakery')).toBeTruthy();
  });

  it('[GEN-01] starts once, even if effects run twice, reports success and opens the adventure', async () => {
    const family = await familyOfTwo();
    const begun: AdventureConfig[] = [];
    const start = startWith(family, story);
    open(family, (chosen) => {
      begun.push(chosen);
      return start(chosen);
    });
    expect(await screen.findByText('Adventure Generated')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/?view=playing&adventure=${storyId}`));
    expect(begun).toEqual([config]);
    expect((await loadAdventure(family.db, storyId))?.continuation_data?.adventureSteps).toMatchObject([{ step: 'The green gate' }]);
  });

  it('[GEN-01] without a story it says so and returns to the selector with every choice kept', async () => {
    const family = await familyOfTwo();
    show(family, <Journey start={startWith(family, { ok: false, error: { kind: 'offline' } })} />, '/?view=selector');
    const user = userEvent.setup();
    await screen.findByRole('button', { name: 'Start Adventure!' });
    act(() => chapterIds.forEach((id) => showChapter(id, true)));
    const chosen = ['Moderate', 'Park', 'Cooperative', 'High', 'Jungle'];
    for (const name of chosen) await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Tom, 9' }));
    await user.click(screen.getByRole('button', { name: 'Start Adventure!' }));
    expect(await screen.findByText('Failed to generate adventure. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Choose Your Adventure' });
    for (const name of chosen) expect((await screen.findByRole<HTMLInputElement>('radio', { name })).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Tom, 9' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Adventure!' }).disabled).toBe(false);
  });

  it('[GEN-01] if replaying an adventure fails, its choices are in the selector', async () => {
    const family = await familyOfTwo();
    // As in the app, the children are loaded before a story can be requested.
    const known = vi.waitFor(() => expect(lastAnswer(family.db, lists.children)?.good).toHaveLength(2));
    const refusal = known.then((): CallAnswer => ({ ok: false, error: { kind: 'offline' } }));
    open(family, startWith(family, refusal), {
      ...config,
      participatingChildren: [ids.tom],
    });
    expect(await screen.findByText('Failed to generate adventure. Please try again.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?view=selector'));
    expect(useChoices.getState().choices).toMatchObject({ theme: 'jungle', environment: 'park', sittingOut: [ids.mia], totalSteps: 6 });
  });

  it('[GEN-02] an answer without a story is logged by its kind and reported as a failure', async () => {
    const family = await familyOfTwo();
    open(family, startWith(family, { ok: true, body: [] }));
    expect(await screen.findByText('Failed to generate adventure. Please try again.')).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith(
      'No adventure:',
      expect.objectContaining({
        kind: 'story',
        cause: expect.objectContaining({
          service: expect.objectContaining({ kind: 'no-story', message: 'No valid story content received' }),
        }),
      }),
    );
  });

  it('[GEN-01] a start that throws counts as no story', async () => {
    open(await familyOfTwo(), () => Promise.reject(new Error('chunk gone')));
    expect(await screen.findByText('Failed to generate adventure. Please try again.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?view=selector'));
  });

  it('[GEN-03] a story that could not be stored is reported as such', async () => {
    const family = await familyOfTwo();
    family.db.access.set({ kind: 'newer-schema' });
    open(family, startWith(family, story));
    expect(await screen.findByText('Failed to create adventure session.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?view=selector'));
  });

  it('a story that arrives after the adult has cancelled is discarded: no toast, no adventure', async () => {
    const family = await familyOfTwo();
    let answer: (told: CallAnswer) => void = () => undefined;
    const late = new Promise<CallAnswer>((resolve) => {
      answer = resolve;
    });
    let running: Promise<Started> | undefined;
    const start = startWith(family, late);
    const user = userEvent.setup();
    show(
      family,
      <Journey
        start={(chosen) => {
          running = start(chosen);
          return running;
        }}
      />,
      '/?view=generating',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Choose Your Adventure' })).toBeTruthy();
    await act(async () => {
      answer(story);
      expect(await running).toMatchObject({ ok: true });
    });
    await vi.waitFor(async () => expect(await family.db.dexie.adventures.filter(({ deletedAt }) => deletedAt === null).count()).toBe(0));
    expect(screen.queryByText('Adventure Generated')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Choose Your Adventure' })).toBeTruthy();
  });
});
