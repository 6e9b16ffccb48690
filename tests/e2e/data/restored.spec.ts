import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startMadeServer } from '../../support/servers/server.ts';
import { accountRows, addChild, expect, openSelector, signIn, skipOnboarding, synced, test } from '../support/actions.ts';
import { newEmail } from '../support/family.ts';

/** The names of the account's children on the server. */
const namesAtServer = async (page: Page): Promise<string[]> =>
  ((await accountRows(page, 'children', ['name'])) as { name: string }[]).map(({ name }) => name).toSorted();

async function newChild(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/?view=profile`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await addChild(page, { name, age: 8 });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
}

test('[BEY-07] a server restored from a backup gets back from each device what it lost, and both devices agree again', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-restored-'));
  const backup = mkdtempSync(join(tmpdir(), 'venture-backup-'));
  let server = await startMadeServer({ dataDir });
  const { port, url } = server;
  const tablet = await (await browser.newContext()).newPage();
  const laptop = await (await browser.newContext()).newPage();
  const email = newEmail();
  await openSelector(tablet, url, { email });
  await synced(tablet);
  await signIn(laptop, url, email);
  await skipOnboarding(laptop);
  await synced(laptop);

  await server.stop();
  cpSync(dataDir, backup, { recursive: true });
  server = await startMadeServer({ dataDir, port });

  // After the backup, a child is added on the tablet and synced.
  await newChild(tablet, url, 'Bela');
  await expect.poll(() => namesAtServer(tablet), { timeout: 80_000 }).toEqual(['Ada', 'Bela']);
  await tablet.goto('about:blank');
  await server.stop();
  rmSync(dataDir, { recursive: true });
  cpSync(backup, dataDir, { recursive: true });
  server = await startMadeServer({ dataDir, port });

  // The laptop goes past the version that the tablet has read, before the tablet syncs again.
  for (const name of ['Cleo', 'Dana']) {
    await newChild(laptop, url, name);
    await expect.poll(() => namesAtServer(laptop), { timeout: 80_000 }).toContain(name);
  }
  await tablet.goto(url);
  await synced(tablet);
  const all = ['Ada', 'Bela', 'Cleo', 'Dana'];
  await expect.poll(() => namesAtServer(laptop), { timeout: 80_000 }).toEqual(all);
  for (const device of [laptop, tablet]) {
    await device.goto(`${url}/?view=profile`);
    await device.getByRole('tab', { name: 'Settings' }).click();
    for (const name of all)
      await expect(device.getByRole('button', { name: `Edit ${name}`, exact: true })).toBeVisible({ timeout: 70_000 });
  }
  await server.stop();
  for (const folder of [dataDir, backup]) rmSync(folder, { recursive: true, force: true });
});
