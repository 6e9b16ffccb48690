import { expect, signUp, test } from '../support/actions.ts';

/** The introduction over a view that is still loading. */

test('[ONB-01] the slides stay, and can be skipped with one tap, while the view behind them waits for its code', async ({ page, site }) => {
  let bring = (): void => undefined;
  const code = new Promise<void>((come) => {
    bring = come;
  });
  await page.route(/\/assets\/Profile-/, async (route) => {
    await code;
    await route.continue();
  });
  await signUp(page, site.url);
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(page).toHaveURL(/view=profile/);
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  bring();
  await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
