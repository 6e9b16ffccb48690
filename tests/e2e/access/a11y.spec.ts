import type { Page } from '@playwright/test';
import { expect, playPirates, setLight, test } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { expectInReach, tablet } from '../support/reach.ts';
import { tour } from '../support/tour.ts';

/** Checks every rule of axe, best practices too; rules that depend on colours in a second theme as well, since the tokens' contrasts are checked in all (`contrast.test.ts`). */
async function clean(
  page: Page,
  where: string,
  { other, within = 'body' }: { other: 'night' | 'sun'; within?: string | undefined },
): Promise<void> {
  for (const light of [other, 'day'] as const) {
    await setLight(page, light);
    // A toast that is fading out has no reliable contrast; the design system's own tests check it.
    const look = { within, without: '[aria-label=Notifications]' };
    const found = await violations(page, light === 'day' ? look : { ...look, rules: ['color-contrast', 'link-in-text-block'] });
    expect.soft(found, `${where}, ${light}`).toEqual([]);
  }
}

test('every view, dialog and state is accessible by day, and by night or in the sun in turn, large enough for a thumb, and never scrolls sideways', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(tablet);
  let stops = 0;
  await tour(page, site.url, async (stop, within) => {
    await expectInReach(page, stop, within);
    stops += 1;
    await clean(page, stop, { other: stops % 2 === 0 ? 'night' : 'sun', within });
  });
});

test('a new step is announced once, is in the document once, and takes the focus', async ({ page, site }) => {
  await playPirates(page, site.url);
  // Records everything that live regions announce from now on.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const listen = (region: Element): void => {
      let last = region.textContent ?? '';
      new MutationObserver(() => {
        const now = region.textContent ?? '';
        if (now !== last && now.trim() !== '') said.push(now);
        last = now;
      }).observe(region, { childList: true, characterData: true, subtree: true });
    };
    for (const region of document.querySelectorAll('main [aria-live], main [role=status], main output')) listen(region);
  });
  await page.getByRole('button', { name: 'Next Step' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Step 2 of 8: / })).toHaveCount(1);
  const said = await page.evaluate(() => (window as Window & { said?: string[] }).said ?? []);
  expect(said.filter((text) => text.includes('Step 2 of 8'))).toHaveLength(1);
  const [first = ''] = (await page.getByRole('article').locator('p').allTextContents()).filter((text) => text.length > 40);
  expect((await page.locator('main').innerText()).split(first)).toHaveLength(2);
});

test('a step that took a while to arrive takes the focus too, and starts at its top', async ({ page, site }) => {
  await playPirates(page, site.url);
  await page.route('**/functions/v1/story*', async (route) => {
    if ((route.request().postData() ?? '').includes('next_step')) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Add Adventure Details').fill('They waved at the crab.');
  await page.getByRole('button', { name: 'Next Step' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Building the adventure' })).toBeVisible();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
