import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addChild, expect, signUp, test } from './support.ts';

/** `within`: behind a dialog the page is hidden and the focus kept out by the dialog, which the checker can't see. */
async function clean(page: Page, where: string, within = 'body'): Promise<void> {
  for (const light of ['day', 'night', 'sun']) {
    await page.evaluate(async (value) => {
      document.documentElement.dataset['light'] = value;
      // Colours pass from one light to the other: they are judged once they have arrived.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    }, light);
    const { violations } = await new AxeBuilder({ page })
      .include(within)
      // A toast that is just fading has no contrast to speak of; the design system's own tests look at it at rest.
      .exclude('[aria-label=Notifications]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    expect(told, `${where}, ${light}`).toEqual([]);
  }
}

test('every view on the way through an adventure is free of accessibility faults, in all three lights', async ({ page, site }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/auth`);
  await clean(page, 'auth');
  await signUp(page, site.url);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await clean(page, 'onboarding', '[role=dialog]');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await addChild(page, { name: 'Ada', age: 7, interests: 'kites' });
  await clean(page, 'profile setup');
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  await clean(page, 'selector');
  for (const name of [/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]) await page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  await clean(page, 'play');
  await page.getByRole('button', { name: 'Edit step' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit step' })).toBeVisible();
  await clean(page, 'edit step', '[role=dialog]');
  await page.getByRole('dialog', { name: 'Edit step' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
  await clean(page, 'end');
  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
  await clean(page, 'dashboard');
  await page.getByRole('button', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await clean(page, 'my profile');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await clean(page, 'settings');
});

test('the read-aloud text is in the document once, and a new step is announced once and takes the focus', async ({ page, site }) => {
  await signUp(page, site.url);
  await page.getByRole('button', { name: 'Skip' }).click();
  await addChild(page, { name: 'Ada', age: 7 });
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  for (const name of [/Backyard/, /^Cooperative/, /^Medium/, /^Pirates/]) await page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Step 2 of 8: / })).toHaveCount(1);
});
