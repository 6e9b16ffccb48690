import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startMadeServer } from '../../support/servers/server.ts';
import { accountRows, expect, killTab, offlineReady, playPirates, synced, test } from '../support/actions.ts';

/** How often the tab is killed; `VENTURE_KILLS=200` for a long run. */
const kills = Number(process.env['VENTURE_KILLS'] ?? 3);

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit adventure title' }).click();
  await page.getByLabel('Adventure title').fill(name);
  await page.getByLabel('Adventure title').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Edits the step and waits for `Edit Saved`, which is shown only once the edit is stored. */
async function editStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit step' }).click();
  const dialog = page.getByRole('dialog', { name: /edit/i });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edit Saved')).toBeVisible();
}

test.describe('without a server', () => {
  // The app is opened again from the worker's cache.
  test.use({ serviceWorkers: 'allow' });

  test(`[PLAY-13] [PLAY-14] a tab killed right after it has said “Edit Saved” has kept the edit, ${kills} times in a row`, async ({
    context,
    page: first,
    line,
  }) => {
    test.setTimeout(60_000 + kills * 15_000);
    await playPirates(first, line.url, { slides: 'finished' });
    await offlineReady(first);
    // Without a server, the edit is only on the device.
    line.let(() => false);
    let page = first;
    const adventure = page.url();
    for (let kill = 1; kill <= kills; kill += 1) {
      const title = `The Ship that came back ${kill} times`;
      await editStep(page, title);
      await killTab(page);
      page = await context.newPage();
      await page.goto(adventure);
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible({ timeout: 20_000 });
    }
  });
});

test('[PLAY-13] a server killed in the middle of a sync gets everything once it is back', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-killed-'));
  let server = await startMadeServer({ dataDir });
  const { port, url } = server;
  await playPirates(page, url, { slides: 'finished' });
  await synced(page);
  const asked = page.waitForRequest(/\/rpc\/sync$/, { timeout: 60_000 });
  await rename(page, 'The Long Tide');
  await asked;
  await server.kill();
  server = await startMadeServer({ dataDir, port });
  await page.reload();
  await expect
    .poll(() => accountRows(page, 'adventure_sessions', ['custom_name']), { timeout: 80_000 })
    .toEqual([{ custom_name: 'The Long Tide' }]);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
