import type { Locator, Page } from '@playwright/test';
import { expect, killTab, openSelector, playPirates, test } from '../support/actions.ts';

/**
 * Kills the tab while somebody types without pausing. `npm run typing` measures exactly how much is lost; this allows ten times as much,
 * which still fails any form that only saves when typing pauses.
 */

const words = 'The dragon under the sofa wants a blanket, a biscuit and somebody to sing the very long song about the sea to it again';
/** The number of characters on screen when the tab is killed. */
const typedAtKill = 60;
/** The number of characters that may be missing: three seconds of typing. */
const mayBeMissing = 30;

/** Types continuously; kills the tab as soon as {@link typedAtKill} characters are in the field. */
async function typeUntilKilled(page: Page, field: Locator): Promise<void> {
  await field.click();
  const typing = page.keyboard.type(words, { delay: 100 }).catch(() => undefined);
  await expect
    .poll(async () => (await field.inputValue()).length, { timeout: 30_000, intervals: [50] })
    .toBeGreaterThanOrEqual(typedAtKill);
  await killTab(page);
  await typing;
}

/** Expects the field to contain what was typed, except for the last characters. */
async function expectKept(field: Locator): Promise<void> {
  await expect(field).toHaveValue(/^The dragon/, { timeout: 20_000 });
  const kept = await field.inputValue();
  expect(words.startsWith(kept)).toBe(true);
  expect(kept.length).toBeGreaterThanOrEqual(typedAtKill - mayBeMissing);
}

test('[PLAY-13] notes are saved while they are typed without pausing', async ({ context, page, site }) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const adventure = page.url();
  await typeUntilKilled(page, page.getByLabel('Add Adventure Details'));
  const again = await context.newPage();
  await again.goto(adventure);
  await expectKept(again.getByLabel('Add Adventure Details'));
});

test('[PLAY-13] an unsaved edit of a step is restored after the tab was killed, and gone once it is discarded', async ({
  context,
  page,
  site,
}) => {
  await playPirates(page, site.url, { slides: 'finished' });
  const adventure = page.url();
  await page.getByRole('button', { name: 'Edit step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit step' });
  await dialog.getByLabel('Title').fill('');
  await typeUntilKilled(page, dialog.getByLabel('Title'));
  const again = await context.newPage();
  await again.goto(adventure);
  await again.getByRole('button', { name: 'Edit step' }).click();
  const reopened = again.getByRole('dialog', { name: 'Edit step' });
  await expectKept(reopened.getByLabel('Title'));
  await expect(reopened.getByText('We kept what you typed')).toBeVisible();
  await reopened.getByRole('button', { name: 'Cancel' }).click();
  await expect(reopened).toBeHidden();
  await again.getByRole('button', { name: 'Edit step' }).click();
  await expect(reopened.getByLabel('Title')).not.toHaveValue(/^The dragon/);
});

test('[PLAY-13] the profile’s fields are restored after the tab was killed', async ({ context, page: first, site }) => {
  test.setTimeout(180_000);
  await openSelector(first, site.url, { slides: 'finished' });
  const profile = `${site.url}/?view=profile&tab=settings`;
  let page = first;
  const comeBack = async (): Promise<void> => {
    page = await context.newPage();
    await page.goto(profile);
  };
  const openForm: Record<string, () => Promise<Locator>> = {
    child: async () => page.getByRole('textbox', { name: /Interests/ }),
    place: async () => {
      await page.getByRole('tab', { name: 'Custom Environments' }).click();
      const add = page.getByRole('button', { name: 'Add Environment' });
      const description = page.getByRole('textbox', { name: /Description/ });
      await expect(add.or(description).first()).toBeVisible();
      if (await add.isVisible()) await add.click();
      return description;
    },
  };
  await page.goto(profile);
  for (const open of Object.values(openForm)) {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await typeUntilKilled(page, await open());
    await comeBack();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expectKept(await open());
  }
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByText('We kept what you typed')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.close();
  await comeBack();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: /Interests/ })).toHaveValue('');
});

test('[PLAY-13] the adult’s own story and place are restored after the tab was killed', async ({ context, page: first, site }) => {
  test.setTimeout(180_000);
  await openSelector(first, site.url, { slides: 'finished' });
  const selector = first.url();
  let page = first;
  await typeUntilKilled(page, page.getByLabel('Or describe your own adventure'));
  page = await context.newPage();
  await page.goto(selector);
  await expectKept(page.getByLabel('Or describe your own adventure'));
});

test('[PLAY-13] unsent feedback is restored after the tab was killed', async ({ context, page, site }) => {
  await page.goto(`${site.url}/auth`);
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await typeUntilKilled(page, page.getByLabel('Message'));
  const again = await context.newPage();
  await again.goto(`${site.url}/auth`);
  await again.getByRole('button', { name: 'Give Feedback' }).click();
  await expectKept(again.getByLabel('Message'));
});
