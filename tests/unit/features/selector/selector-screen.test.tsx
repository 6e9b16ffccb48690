// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { AdventureConfig } from '../../../../src/domain/entities/adventure.ts';
import { chapterIds } from '../../../../src/features/selector/chapters/chapter-ids.ts';
import { usePendingConfig } from '../../../../src/features/selector/generating/pending-config.ts';
import { SelectorScreen } from '../../../../src/features/selector/SelectorScreen.tsx';
import { showChapter } from '../../../../src/features/selector/setup/choices.ts';
import { address } from '../../address.tsx';
import { adventure, type TestFamily } from '../../data/family.ts';
import { familyOfTwo, ids, show } from './family-table.tsx';

/** An error that nobody closes stays for nine seconds. */
const beforeItExpires = { timeout: 5_000 };

/** In the daytime, because evening suggestions are calmer. `folded` leaves the chapters as they are at first. */
async function open(family: TestFamily, { folded = false } = {}) {
  family.clock.set(new Date(2026, 10, 21, 12).getTime());
  const told: AdventureConfig[] = [];
  show(
    family,
    <>
      <SelectorScreen />
      <Told onAsked={(config) => told.push(config)} />
    </>,
    '/?view=selector',
  );
  await screen.findByRole('button', { name: 'Start Adventure!' });
  const user = userEvent.setup();
  if (!folded) act(() => chapterIds.forEach((id) => showChapter(id, true)));
  return { told, user };
}

/** Records the requested adventures. */
function Told({ onAsked }: { onAsked: (config: AdventureConfig) => void }) {
  const asked = usePendingConfig();
  const last = useRef(asked);
  useEffect(() => {
    if (asked !== null && asked !== last.current) onAsked(asked);
    last.current = asked;
  }, [asked, onAsked]);
  return null;
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start Adventure!' });
const said = () => within(screen.getByRole('region', { name: 'Start' })).getByRole('status').textContent;
const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const cards = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('radio')
    .map((radio) => nameOf(radio));
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or describe your own adventure' });
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const nameOf = (element: Element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
const meaningOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const all = ['Pirates', 'Knights', 'Space', 'Jungle', 'Detectives', 'Fairy tale', 'Ninjas', 'Underwater'];

describe('the selector', () => {
  it('[SEL-01] asks who, where, how and which story, with an explanation of each option', async () => {
    const { user } = await open(await familyOfTwo());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Adventure');
    expect(document.title).toContain('Choose Your Adventure');
    expect([pressed('Mia, 6'), pressed('Tom, 9')]).toEqual(['true', 'true']);
    expect(cards('Adult participation')).toEqual(['Observer', 'Minimal', 'Moderate', 'Full']);
    expect(card('Observer').checked).toBe(true);
    expect(meaningOf(card('Full'))).toBe('Equal co-adventurer');
    expect(cards('Environment')).toEqual([
      'Backyard',
      'Park',
      'Living room',
      'Bedroom',
      'Classroom',
      'Basement',
      'Playground',
      'The den',
      'Custom location',
    ]);
    expect(meaningOf(card('The den'))).toBe('Under the stairs');
    expect(cards('Play style')).toEqual(['Cooperative', 'Competitive', 'Creative', 'Educational']);
    expect(cards('Activity level')).toEqual(['Low', 'Medium', 'High']);
    expect(cards('Theme')).toEqual(['Pirates', 'Knights', 'Space', 'Detectives', 'Fairy tale', 'Underwater']);
    await user.click(screen.getByRole('button', { name: 'Back to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    await user.click(screen.getByRole('button', { name: 'Back to Profile' }));
    await waitFor(() => expect(address()).toBe('/?view=profile'));
  });

  it('[SEL-02] shows the themes that fit place, style and level; a custom or saved place shows all eight', async () => {
    const { user } = await open(await familyOfTwo());
    await user.click(card('Backyard'));
    await user.click(card('Cooperative'));
    await user.click(card('High'));
    expect(cards('Theme')).toEqual(['Pirates', 'Knights', 'Jungle', 'Ninjas']);
    await user.click(card('Custom location'));
    expect(cards('Theme')).toEqual(all);
    await user.click(card('The den'));
    expect(cards('Theme')).toEqual(all);
    await user.click(card('Classroom'));
    expect(cards('Theme')).toEqual([]);
    expect(screen.getByText(/No theme goes with this place/)).toBeTruthy();
  });

  it('[SEL-03] a theme and own words exclude each other, and what was replaced can be restored', async () => {
    const { user } = await open(await familyOfTwo());
    await user.click(card('Pirates'));
    await user.type(words(), 'The moon bakery');
    expect(card('Pirates').checked).toBe(false);
    expect(said()).toBe('Your own words replace Pirates.');
    await user.click(card('Space'));
    expect(words().value).toBe('');
    expect(said()).toBe('Space replaces your own words.');
    await user.click(screen.getByRole('button', { name: 'Bring my words back' }));
    expect(words().value).toBe('The moon bakery');
    expect(document.activeElement).toBe(words());
    expect(card('Space').checked).toBe(false);
  });

  it('[SEL-04] starts only when everything is chosen, and says what is missing', async () => {
    const { told, user } = await open(await familyOfTwo());
    await user.click(card('Classroom'));
    await user.click(card('High'));
    expect(start().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Still to choose: a story' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Surprise us' })).toBeNull();
    await user.click(card('Custom location'));
    await user.click(card('Pirates'));
    expect(start().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Where will you play?' }));
    await user.click(screen.getByRole('button', { name: 'Still to choose: a description of your place' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe the location' }));
    await user.keyboard('  The old pier ');
    expect(start().disabled).toBe(false);
    expect(said()).toBe('All set: Pirates, 6 steps, with Mia & Tom');
    await user.click(start());
    expect(told).toEqual([
      {
        theme: 'pirates',
        customTheme: '',
        environment: 'custom',
        customEnvironment: 'The old pier',
        playStyle: 'cooperative',
        activityLevel: 'high',
        adultParticipation: 'observer',
        participatingChildren: [ids.mia, ids.tom],
        totalSteps: 6,
      },
    ]);
  });

  it('[SEL-04] says so if no child is selected', async () => {
    const { user } = await open(await familyOfTwo());
    await user.click(screen.getByRole('button', { name: 'Mia, 6' }));
    expect(screen.queryByText('Select at least one child to start the adventure')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tom, 9' }));
    expect(screen.getByText('Select at least one child to start the adventure')).toBeTruthy();
    expect(start().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Surprise us' })).toBeNull();
  });

  it('[SEL-03] a description of more than 500 characters is refused, in a toast and at its field', async () => {
    const { told, user } = await open(await familyOfTwo());
    for (const name of ['Backyard', 'Cooperative', 'High']) await user.click(card(name));
    fireEvent.change(words(), { target: { value: 'x'.repeat(501) } });
    await user.click(start());
    expect(told).toEqual([]);
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getAllByText('Custom theme must be less than 500 characters').length).toBeGreaterThanOrEqual(2);
    expect(document.activeElement).toBe(words());
    expect(words().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(words(), { target: { value: 'x'.repeat(500) } });
    expect(words().getAttribute('aria-invalid')).toBeNull();
    await user.click(start());
    await waitFor(() => expect(told[0]?.customTheme).toHaveLength(500));
    // The error does not follow the family into the story.
    await waitFor(() => expect(screen.queryByText('Validation Error')).toBeNull(), beforeItExpires);
  });

  it('[BEY-03] a description of real harm starts nothing, and says what helps', async () => {
    const { told, user } = await open(await familyOfTwo());
    for (const name of ['Backyard', 'Cooperative', 'High']) await user.click(card(name));
    fireEvent.change(words(), { target: { value: 'my daddy hits me' } });
    await user.click(start());
    const dialog = await screen.findByRole('alertdialog', { name: 'Get everybody safe first' });
    expect(within(dialog).getByText(/call your local emergency number/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'In the story' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Change the words' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(told).toEqual([]);
    expect(words().value).toBe('my daddy hits me');
  });

  it('[BEY-03] a description that may be a game of trouble starts once the adult says that it is one', async () => {
    const { told, user } = await open(await familyOfTwo());
    for (const name of ['Backyard', 'Cooperative', 'High']) await user.click(card(name));
    fireEvent.change(words(), { target: { value: 'a hospital where Mia broke her leg' } });
    await user.click(start());
    await user.click(await screen.findByRole('button', { name: 'In the story' }));
    await waitFor(() => expect(told[0]?.customTheme).toBe('a hospital where Mia broke her leg'));
  });

  it('[SEL-03] a custom place of more than 500 characters is refused likewise', async () => {
    const { told, user } = await open(await familyOfTwo());
    for (const name of ['Custom location', 'Cooperative', 'High', 'Knights']) await user.click(card(name));
    await user.click(screen.getByRole('button', { name: 'Where will you play?' }));
    const place = () => screen.getByRole('textbox', { name: 'Describe the location', hidden: true });
    fireEvent.change(place(), { target: { value: 'x'.repeat(501) } });
    await user.click(start());
    const field = screen.getByRole('textbox', { name: 'Describe the location' });
    expect(told).toEqual([]);
    expect(screen.getAllByText('Custom environment must be less than 500 characters').length).toBeGreaterThanOrEqual(1);
    expect(document.activeElement).toBe(field);
  });

  it('[SEL-05] a theme that no longer fits is cleared, with a notice', async () => {
    const { user } = await open(await familyOfTwo());
    for (const name of ['Living room', 'Cooperative', 'Medium', 'Space']) await user.click(card(name));
    expect(start().disabled).toBe(false);
    await user.click(card('High'));
    expect(said()).toBe('Space no longer goes with your choices, so it was cleared.');
    expect(screen.queryByRole('radio', { name: 'Space' })).toBeNull();
    expect(start().disabled).toBe(true);
    await user.click(card('Knights'));
    expect(said()).toBe('All set: Knights, 6 steps, with Mia & Tom');
  });

  it('suggests as many steps as suit the youngest player, and accepts the adult’s choice', async () => {
    const { told, user } = await open(await familyOfTwo());
    const steps = screen.getByRole<HTMLInputElement>('slider', { name: 'Number of steps' });
    expect([steps.value, steps.min, steps.max]).toEqual(['6', '3', '8']);
    await user.click(screen.getByRole('button', { name: 'Mia, 6' }));
    expect(steps.value).toBe('8');
    fireEvent.change(steps, { target: { value: '3' } });
    expect(screen.getByText('We suggest 8 when your youngest player is 9.')).toBeTruthy();
    for (const name of ['Backyard', 'Cooperative', 'High', 'Pirates']) await user.click(card(name));
    await user.click(start());
    expect(told[0]).toMatchObject({ totalSteps: 3, participatingChildren: [ids.tom] });
  });
});

describe('three taps', () => {
  const chapter = (name: string) => screen.getByRole('button', { name, description: /./ });
  const lineOf = (name: string) => document.getElementById(chapter(name).getAttribute('aria-describedby') ?? '')?.textContent;

  it('shows each choice in one line, and a new family has nothing left to choose', async () => {
    const { told, user } = await open(await familyOfTwo(), { folded: true });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(['Who is playing?', 'Where will you play?', 'How wild may it get?', 'How long?', 'Which story will it be?'].map(lineOf)).toEqual(
      ['Mia & Tom; you watch', 'Living room', 'Medium energy, cooperative', '6 steps, about right for age 6', 'Pirates'],
    );
    expect(screen.queryByRole('radio', { name: 'Backyard' })).toBeNull();
    expect(card('Pirates').checked).toBe(true);
    await user.click(start());
    expect(told).toMatchObject([{ theme: 'pirates', environment: 'living-room', participatingChildren: [ids.mia, ids.tom] }]);
  });

  it('Surprise us starts at once, with a fitting story that is not the suggested one', async () => {
    const { told, user } = await open(await familyOfTwo(), { folded: true });
    await user.click(screen.getByRole('button', { name: 'Surprise us' }));
    expect(told).toHaveLength(1);
    expect(['knights', 'space', 'detectives', 'fairy-tale', 'underwater']).toContain(told[0]?.theme);
    expect(told[0]).toMatchObject({ environment: 'living-room', playStyle: 'cooperative', activityLevel: 'medium' });
  });

  it('opens and closes a chapter by tap, and its line shows the current choice', async () => {
    const { user } = await open(await familyOfTwo(), { folded: true });
    await user.click(chapter('Where will you play?'));
    expect(chapter('Where will you play?').getAttribute('aria-expanded')).toBe('true');
    await user.click(card('The den'));
    await user.click(chapter('Where will you play?'));
    expect(screen.queryByRole('radio', { name: 'The den' })).toBeNull();
    expect(lineOf('Where will you play?')).toBe('The den');
    await user.click(chapter('Who is playing?'));
    await user.click(screen.getByRole('button', { name: 'Mia, 6' }));
    await user.click(card('Full'));
    expect([lineOf('Who is playing?'), lineOf('How long?')]).toEqual(['Tom; you play along', '8 steps, about right for age 9']);
  });
});

describe('a family that has played before', () => {
  const session_date = new Date(2026, 10, 21, 11).toISOString();
  const last = { ...adventure(), session_date, environment: 'park', adult_participation_level: 'full', total_steps: 5 } as const;

  it('only needs one tap: everything is as last time except the story', async () => {
    const family = await familyOfTwo();
    await family.write({ kind: 'createAdventure', id: ids.last, fields: last });
    const { told, user } = await open(family, { folded: true });
    await user.click(start());
    await user.click(card('Jungle'));
    await user.click(start());
    const same = {
      environment: 'park',
      playStyle: 'cooperative',
      activityLevel: 'high',
      adultParticipation: 'full',
      participatingChildren: [ids.mia, ids.tom],
      totalSteps: 5,
    };
    expect(told).toMatchObject([
      { ...same, theme: 'knights' },
      { ...same, theme: 'jungle' },
    ]);
  });

  it('is asked again for a place that was deleted meanwhile', async () => {
    const family = await familyOfTwo();
    await family.write({ kind: 'createAdventure', id: ids.last, fields: { ...last, environment: ids.den } });
    await open(family);
    expect(card('The den').checked).toBe(true);
    await act(async () => {
      await family.write({ kind: 'removeEnvironment', id: ids.den });
    });
    expect(await screen.findByRole('button', { name: 'Still to choose: a place' })).toBeTruthy();
    expect(cards('Environment')).not.toContain('The den');
  });
});
