import { expect as baseExpect, type Page } from '@playwright/test';
import { type CacheAnswer, cacheRemaining } from '../../../src/platform/worker/worker-messages.ts';
import { type Child, enterFamily, type Family, makeFamily, makePirates, newEmail, password } from './family.ts';

export { test } from './servers.ts';

/** Shared by the browser tests: a family's first minutes, and waiting for states. */

/** Uses the browser tests' timeout everywhere, also in the scripts that share these steps. */
export const expect = baseExpect.configure({ timeout: 10_000 });

export async function signUp(page: Page, url: string, name = 'Robin', email = newEmail()): Promise<string> {
  await page.goto(`${url}/auth`);
  const panel = page.getByRole('tabpanel', { name: 'Get Started' });
  await panel.getByLabel('Name', { exact: false }).fill(name);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/auth/);
  return email;
}

/** Signs in to an existing account, with the password of {@link signUp}. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Skips the four slides of the first visit. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
}

export async function addChild(page: Page, child: Child): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(child.name);
  // The settings have a field `Language`, whose name contains `age`, so the role is needed.
  await page.getByRole('spinbutton', { name: 'Age' }).fill(String(child.age));
  if (child.interests !== undefined) await page.getByRole('textbox', { name: /Interests/ }).fill(child.interests);
  if (child.considerations !== undefined) await page.getByRole('textbox', { name: /Special Considerations/ }).fill(child.considerations);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('button', { name: `Edit ${child.name}`, exact: true })).toBeVisible();
}

/** Goes through all four slides and ticks not to show them again. */
export async function finishOnboarding(page: Page): Promise<void> {
  for (let slide = 1; slide <= 3; slide += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText("Don't show this again").click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
}

/** Creates a family and opens the selector, without a tap; returns the adult's address. */
export async function openSelector(page: Page, url: string, family: Family = {}): Promise<string> {
  const made = await makeFamily(url, family);
  await enterFamily(page, url, made);
  await openAt(page, `${url}/?view=selector`, 'Choose Your Adventure');
  return made.email;
}

/** Opens the app at the address. On a busy machine the account's children may arrive only for a second start. */
async function openAt(page: Page, address: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

/** The same through the screens, starting with the sign-up. */
export async function openSelectorByHand(page: Page, url: string, family: Family = {}): Promise<string> {
  const email = await signUp(page, url, family.name, family.email);
  await (family.slides === 'finished' ? finishOnboarding(page) : skipOnboarding(page));
  for (const child of family.children ?? [{ name: 'Ada', age: 7 }]) await addChild(page, child);
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
  return email;
}

/** Creates a family and opens its first adventure, at the first step or `at` the last, without a tap; returns the adult's address. */
export async function playPirates(page: Page, url: string, family: Family = {}, at?: 'last step'): Promise<string> {
  const made = await makeFamily(url, family);
  const id = await makePirates(made, at);
  await enterFamily(page, url, made);
  await openAt(page, `${url}/?view=playing&adventure=${id}`, 'Pirates Adventure');
  return made.email;
}

/** Opens every chapter of the selector. */
export async function openChapters(page: Page): Promise<void> {
  const folded = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(async () => {
    while ((await folded.count()) > 0) await folded.first().click({ timeout: 2_000 });
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(5, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** Selects options of the selector one after the other, in any chapter. */
export async function choose(page: Page, ...names: readonly RegExp[]): Promise<void> {
  await openChapters(page);
  for (const name of names) {
    // A click on a page that is not painted yet, faster than any hand, would go to the previous page.
    await expect(() => page.getByRole('radio', { name }).check({ force: true, timeout: 2_000 })).toPass({ timeout: 30_000 });
  }
}

/** From the selector to the first step of a pirate adventure in the backyard. */
export async function startPirates(page: Page): Promise<void> {
  await choose(page, /Backyard/, /^Cooperative/, /^Medium/, /^Pirates/);
  await page.getByRole('button', { name: 'Start Adventure!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pirates Adventure' })).toBeVisible({ timeout: 30_000 });
}

/** Plays from any step to the last. `onStep` is called with the step's number on each one except the last, before the page turns. */
export async function playToLastStep(page: Page, onStep: (step: number) => Promise<void> = async () => undefined): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete Adventure' });
  const next = page.getByRole('button', { name: 'Next Step' });
  const place = page.getByText(/^Step \d+ of \d+$/);
  for (;;) {
    await expect(next.or(complete)).toBeVisible();
    if (await complete.isVisible()) break;
    const before = (await place.textContent()) ?? '';
    await onStep(Number(/\d+/.exec(before)?.[0]));
    await next.click();
    // With notes the service is asked first, until its deadline.
    await expect(place).not.toHaveText(before, { timeout: 25_000 });
  }
}

/** Plays from any step to the end screen of the completed adventure. */
export async function finishAdventure(page: Page, onStep?: (step: number) => Promise<void>): Promise<void> {
  await playToLastStep(page, onStep);
  await page.getByRole('button', { name: 'Complete Adventure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Complete!' })).toBeVisible();
}

/** Waits until the badge says that everything is synced; right after a tap it may still show the state before it. */
export async function synced(page: Page): Promise<void> {
  await expect(page.locator('[data-sync=synced]').first()).toBeVisible({ timeout: 80_000 });
}

/** Rows of a table of the signed-in account, read from the server like a new device; only the named columns. */
export function accountRows(page: Page, table: string, columns: readonly string[]): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    async ([wanted, names]) => {
      const config = (await (await fetch('/config.json')).json()) as { supabaseKey: string };
      const session = JSON.parse(localStorage.getItem('venture-session') ?? '{}') as { access_token: string; user: { id: string } };
      const headers = { apikey: config.supabaseKey, authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ account: session.user.id, changes: [], since: 0, max_rows: 200 });
      const answer = await fetch('/rest/v1/rpc/sync', { method: 'POST', headers, body });
      const { rows } = (await answer.json()) as {
        rows: { table: string; id: string; deleted_at: string | null; fields: Record<string, unknown> }[];
      };
      return rows
        .filter((row) => row.table === wanted && row.deleted_at === null)
        .map(({ id, fields }) => Object.fromEntries(names.map((name) => [name, name === 'id' ? id : fields[name]])));
    },
    [table, columns] as const,
  );
}

/** Kills the renderer at once, so that the page can't react. */
export async function killTab(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** Waits until the worker has cached what an adventure needs offline. */
export async function enoughToPlay(page: Page): Promise<void> {
  await expect.poll(() => askToKeep(page, ['enough']), { timeout: 30_000 }).toBe('enough');
}

/** Waits until the worker has cached everything that the app needs offline, including the texts of all themes. */
export async function offlineReady(page: Page): Promise<void> {
  await expect.poll(() => askToKeep(page, ['all', 'not now']), { timeout: 60_000 }).toBe('all');
}

/** Makes the worker cache the app; resolves to its first message that is one of `answers`. */
function askToKeep(page: Page, answers: readonly CacheAnswer[]): Promise<CacheAnswer> {
  return page.evaluate(
    async ([message, wanted]) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      return new Promise<CacheAnswer>((answered) => {
        port1.addEventListener('message', ({ data }: MessageEvent<CacheAnswer>) => {
          if (wanted.includes(data)) answered(data);
        });
        port1.start();
        active?.postMessage(message, [port2]);
      });
    },
    [cacheRemaining, answers] as const,
  );
}

/**
 * Waits until fonts are loaded and finite animations have ended: a page ignores taps while it turns, and colours are not final during a
 * transition.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Changes the page's colour theme, and waits until it is at rest. */
export async function setLight(page: Page, light: 'day' | 'night' | 'sun'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['light'] = value;
  }, light);
  await atRest(page);
}

/** Switches the interface to German in the settings, and returns to the same page. */
export async function speakGerman(page: Page, url: string): Promise<void> {
  const here = page.url();
  await page.goto(`${url}/?view=profile&tab=settings`);
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(here);
}
