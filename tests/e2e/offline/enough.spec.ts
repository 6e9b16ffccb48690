import { isLater } from '../../../sw/later.ts';
import { enoughToPlay, expect, offlineReady, openSelector, playToLastStep, startPirates, test } from '../support/actions.ts';

/** Ready for offline play before everything is cached. */

// The adventure is played from the worker's cache.
test.use({ serviceWorkers: 'allow' });

/** The backend's client is cached later too, and signing up needs it. */
const signsUp = (path: string): boolean => path.includes('/backend-');

test('a first visit that goes offline as soon as there is enough plays on without the theme’s own tales, and loads the rest later', async ({
  page,
  line,
}) => {
  test.setTimeout(150_000);
  line.let((path) => !isLater(path) || signsUp(path));
  // The youngest child is 3, so an adventure has five steps.
  await openSelector(page, line.url, { children: [{ name: 'Ada', age: 3 }], slides: 'finished' });
  await enoughToPlay(page);
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
  expect((await kept()).filter((path) => isLater(path) && !signsUp(path))).toEqual([]);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Some themes are still being downloaded.')).toBeVisible();

  line.let(() => false);
  await page.goto(line.url);
  await page.getByRole('button', { name: 'Continue Adventure' }).click();
  await startPirates(page);
  await playToLastStep(page);
  await expect(page.getByRole('button', { name: 'Complete Adventure' })).toBeVisible();

  line.let(() => true);
  await page.reload();
  await offlineReady(page);
  expect((await kept()).filter((path) => path.includes('/theme-')).length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Ready for the backyard: Play Venture works here without a connection.')).toBeVisible();
});
