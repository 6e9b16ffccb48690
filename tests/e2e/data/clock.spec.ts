import { accountRows, expect, playPirates, signIn, skipOnboarding, synced, test } from '../support/actions.ts';
import { newEmail } from '../support/family.ts';

const year = 365 * 24 * 60 * 60_000;

test('[PLAY-13] what a tablet with its clock a year ahead has played is not dated into the future, and later edits elsewhere win', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const early = await browser.newContext();
  await early.addInitScript((ahead) => {
    const RealDate = Date;
    const now = (): number => RealDate.now() + ahead;
    globalThis.Date = class extends RealDate {
      constructor(...given: []) {
        if (given.length === 0) super(now());
        else super(...given);
      }
      static override now = now;
    } as DateConstructor;
  }, year);
  const tablet = await early.newPage();
  const laptop = await (await browser.newContext()).newPage();
  const email = newEmail();
  await playPirates(tablet, site.url, { email });
  expect(await tablet.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + year / 2);
  await synced(tablet);
  const dated = async (): Promise<number[]> => {
    const rows = (await accountRows(tablet, 'adventure_sessions', ['updated_at', 'session_date'])) as Record<string, string>[];
    return rows.flatMap((row) => Object.values(row).map((date) => Date.parse(date)));
  };
  await expect.poll(async () => (await dated()).length, { timeout: 80_000 }).toBe(2);
  for (const date of await dated()) expect(date).toBeLessThan(Date.now() + 60 * 60_000);

  await signIn(laptop, site.url, email);
  await skipOnboarding(laptop);
  await laptop.getByRole('button', { name: 'Resume', exact: true }).click();
  await laptop.getByRole('button', { name: 'Edit adventure title' }).click();
  await laptop.getByLabel('Adventure title').fill('The Right Time');
  await laptop.getByLabel('Adventure title').press('Enter');
  await expect
    .poll(() => accountRows(laptop, 'adventure_sessions', ['custom_name']), { timeout: 80_000 })
    .toEqual([{ custom_name: 'The Right Time' }]);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { level: 1, name: 'The Right Time' })).toBeVisible({ timeout: 70_000 });
});
