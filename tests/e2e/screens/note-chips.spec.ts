import type { Page } from '@playwright/test';
import { expect, openSelector, playToLastStep, startPirates, test } from '../support/actions.ts';

// This test plays two whole adventures, and the machine may be busy.
test.describe.configure({ timeout: 240_000 });

const note = 'Mia built a bridge and called it Bob';

const leaveOut = 'Leave out: Bob the bridge joins the story';
const putBack = 'Put back: Bob the bridge joins the story';

/** Goes to the second step and notes there what Mia made. */
async function noteOnSecondStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await page.getByLabel('Add Adventure Details').fill(note);
}

/** The texts of the open step that are read aloud, before and after the action. */
async function aloud(page: Page): Promise<string> {
  const card = page.getByRole('article');
  const after = card.locator('xpath=following-sibling::section').locator('p');
  return [...(await card.locator('p[dir]').allTextContents()), ...(await after.allTextContents())].join(' ');
}

/** Plays to the end; returns the texts read aloud of all further steps, the ending last. */
async function playOn(page: Page): Promise<string[]> {
  const readAloud: string[] = [];
  await playToLastStep(page, async (step) => {
    if (step > 2) readAloud.push(await aloud(page));
  });
  return [...readAloud, await aloud(page)];
}

test('[BEY-05] what a note adds is in a later step and in the ending, unless its chip is dropped; the device tells it', async ({
  page,
  site,
}) => {
  await openSelector(page, site.url, { children: [{ name: 'Mia', age: 8 }] });
  await page.route('**/functions/v1/story*', (route) => route.abort());

  await startPirates(page);

  // Dropped first, because what was in one story appears again in the next.
  await test.step('dropped', async () => {
    await noteOnSecondStep(page);
    await page.getByRole('button', { name: leaveOut }).click();
    await expect(page.getByRole('button', { name: putBack })).toBeVisible();
    const readAloud = await playOn(page);
    expect(readAloud.join(' ')).not.toContain('Bob');
    await page.getByRole('button', { name: 'Complete Adventure' }).click();
  });

  await test.step('dropped, taken back and kept', async () => {
    await page.getByRole('button', { name: 'Play Again' }).click();
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
    await noteOnSecondStep(page);
    await page.getByRole('button', { name: leaveOut }).click();
    await page.getByRole('button', { name: putBack }).click();
    await expect(page.getByRole('button', { name: leaveOut })).toBeVisible();
    const readAloud = await playOn(page);
    expect(readAloud.slice(0, -1).join(' ')).toContain('Bob');
    expect(readAloud.at(-1)).toContain('Bob');
  });
});
