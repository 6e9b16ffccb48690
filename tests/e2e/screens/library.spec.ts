import type { Row } from '../../../src/data/schema.ts';
import { expect, openSelector, test } from '../support/actions.ts';
import { putRows, readRows, unchanged } from '../support/database.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

const themes = ['pirates', 'knights', 'space', 'jungle', 'detectives', 'fairy-tale', 'ninjas', 'underwater'];
const statuses = ['active', 'paused_for_continuation', 'completed', 'ended_early'];
const start = Date.parse('2020-01-01T08:00:00Z');
const words = 'The lantern swings over the bow, and somebody hums the song that only whales know. '.repeat(12);
const steps = ['prologue', 'action', 'challenge', 'ending'].map((type, index) => ({
  id: `s${index}`,
  type,
  step: `Step ${index}`,
  text_to_read: words,
}));

/** The adventure with this number: each a minute later than the one before, in all four statuses in turn. */
function adventure(number: number, child: string): Row {
  const at = new Date(start + number * 60_000).toISOString();
  const completed = number % 4 === 2;
  return {
    ...unchanged,
    id: `30000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    fields: {
      theme: themes[number % themes.length],
      custom_theme: null,
      environment: 'backyard',
      custom_environment: null,
      play_style: 'cooperative',
      activity_level: 'medium',
      adult_participation_level: 'observer',
      participating_children: [child],
      status: statuses[number % 4],
      duration_planned: 30,
      total_steps: 8,
      final_outcome: null,
      custom_name: `Story number ${number}`,
      story_summary: number === 4321 ? 'The café on the moon served only clouds.' : null,
      session_date: at,
      updated_at: at,
      continuation_data: completed ? null : { currentStep: 1, adventureSteps: steps, userNotes: '', stepHistory: [] },
      keepsake: completed ? { steps, completed_at: at } : null,
    },
  };
}

test('[CARD-02] [PROF-07] five thousand adventures: newest first, searchable by word, status and theme, and only visible cards are rendered', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children: [{ name: 'Zoë', age: 7 }] });
  const [child] = await readRows(page, 'children');
  await putRows(page, { adventures: Array.from({ length: 5_000 }, (_, before) => adventure(before + 1, child?.id ?? '')) });
  await page.goto(`${site.url}/?view=profile&tab=history`);

  const cards = page.getByRole('article');
  const card = (number: number) => page.getByRole('article', { name: `Story number ${number}`, exact: true });
  await test.step('newest first, with cards for no more than a few screens', async () => {
    await expect(cards.first()).toHaveAccessibleName('Story number 5000');
    expect(await cards.count()).toBeLessThan(60);
    await expect(page.getByRole('listitem').filter({ has: card(5000) })).toHaveAttribute('aria-setsize', '2500');
  });

  await test.step('the end of the list is one key away, still with few cards', async () => {
    // Cards are measured when they are rendered, so the end may move after the first key press.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(card(2)).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(await cards.count()).toBeLessThan(60);
    await expect(page.getByRole('listitem').filter({ has: card(2) })).toHaveAttribute('aria-posinset', '2500');
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(card(5000)).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('found by a word of its story, without its accent', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('moon cafe');
    await expect(cards).toHaveCount(1);
    await expect(card(4321)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 adventure found' })).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill('zoe 4999');
    await expect(card(4999)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('submarine sandwich');
    await expect(page.getByRole('heading', { name: 'No adventure like that' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all 5000' }).click();
    await expect(card(5000)).toBeVisible();
  });

  await test.step('filtered by status and theme', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Ended Early');
    await expect(cards.first()).toHaveAccessibleName('Story number 4999');
    await expect(page.getByRole('heading', { name: 'In Progress' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Underwater');
    await expect(cards.first()).toHaveAccessibleName('Story number 4999');
    await expect(page.getByRole('status').filter({ hasText: '625 adventures found' })).toHaveCount(1);
  });

  await test.step('deleted, with the focus on the next card; and restored', async () => {
    await page.getByRole('button', { name: 'Delete Story number 4999' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Session deleted')).toBeVisible();
    await expect(card(4999)).toHaveCount(0);
    await expect(card(4991)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Session restored')).toBeVisible();
    await expect(card(4999)).toBeVisible();
  });
});
