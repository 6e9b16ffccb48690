import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nextAssets } from '../../support/servers/next-build.ts';
import { expect, offlineReady, playPirates, test } from '../support/actions.ts';
import { expectVersion, madeOf, offer, tryForUpdate } from '../support/versions.ts';

/** Updates whose download is interrupted. */

// The service worker does the update.
test.use({ serviceWorkers: 'allow' });

test('whichever file of a new version fails to download, the old version still opens offline', async ({ page, served, versions }) => {
  test.setTimeout(300_000);
  await playPirates(page, served.url, { slides: 'finished' });
  await offlineReady(page);
  await page.getByRole('button', { name: 'Home' }).click();
  const old = await madeOf(page);
  await served.update();
  // A file's compressed copy is sent in its place, and is no address of its own.
  const files = readdirSync(join(versions.newDist, nextAssets), { recursive: true })
    .map((file) => `/${nextAssets}/${String(file)}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file));
  const download = new Set(['/sw.js', ...files, '/index.html', '/sw-sync.js']);

  // Each round lets five dozen more files through than the one before; the browser keeps those and requests the others again. Every file
  // fails before it is let through: alternately in the middle, or without an answer.
  const filesARound = 60;
  const through = new Set<string>();
  const cut = new Set<string>();
  let rounds = 0;
  for (; ; rounds += 1) {
    const more = new Set<string>();
    served.front.let(async (path) => {
      if (!download.has(path)) return false;
      if (through.has(path)) return true;
      if (more.size < filesARound && cut.has(path)) {
        more.add(path);
        through.add(path);
        return true;
      }
      cut.add(path);
      // Lets files that are downloading at the same time arrive first.
      await new Promise((resolve) => setTimeout(resolve, 60));
      return rounds % 2 === 0 ? 'half' : false;
    });
    if ((await tryForUpdate(page)) === 'waiting') break;
    served.front.let(() => false);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' }).waitFor({ timeout: 20_000 });
    const now = await madeOf(page);
    expect(now.page, 'the page').toBe(old.page);
    expect(now.code.filter((path) => download.has(path))).toEqual([]);
    expect(now.kept).toEqual(expect.arrayContaining(old.kept));
  }
  expect([...download].filter((path) => !cut.has(path))).toEqual([]);
  expect(rounds).toBeGreaterThanOrEqual(Math.floor(download.size / filesARound));

  // Everything is downloaded and waits to be activated: a start still opens the complete old version.
  served.front.let(() => false);
  await page.reload();
  await expect(page.getByText(offer)).toBeVisible();
  expect((await madeOf(page)).page).toBe(old.page);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expectVersion(page, 'the next one');
});
