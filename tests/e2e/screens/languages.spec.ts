import type { Page } from '@playwright/test';
import { enoughToPlay, expect, openSelector, test } from '../support/actions.ts';
import { newEmail, password } from '../support/family.ts';

/** The interface in other languages: from the first paint, offline, and as chosen in the settings. */

/** From now on records the text of every frame just before it is painted, across reloads. */
async function noteFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const note = (): void => {
      const text = document.body?.innerText ?? '';
      if (text !== '' && text !== frames.at(-1)) frames.push(text);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
}

/** The English texts that must never be painted. */
const english = /\b(Loading|Started|afternoon|Sign|Adventures?|Profile|Home|Settings)\b/;

async function expectNoEnglish(frames: () => Promise<string[]>): Promise<void> {
  const said = await frames();
  expect(said.length).toBeGreaterThan(0);
  // The app's name is the same in every language.
  expect(said.filter((text) => english.test(text.replaceAll('Play Venture', '')))).toEqual([]);
}

/** Delays the German texts until the sign-in screen's code has loaded and was painted for a while. */
async function holdWordsBack(page: Page): Promise<void> {
  const signInCode = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/sign-in-'));
  await page.route('**/assets/language-de-*.js', async (route) => {
    await signInCode;
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
    });
    await route.continue();
  });
}

/** The languages in the worker's cache. */
function cachedLanguages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().flatMap(({ url }) => /\/language-(\w+)-/.exec(url)?.[1] ?? []);
  });
}

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT', serviceWorkers: 'allow' });

  test('[BEY-10] gets German from the first paint, and offline too', async ({ page, line }) => {
    const frames = await noteFrames(page);
    await holdWordsBack(page);
    await page.goto(`${line.url}/auth`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mach aus dem Nachmittag ein Abenteuer' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText(/^10\D000\+$/)).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: 'Loslegen' });
    await panel.getByLabel('Passwort', { exact: true }).fill('kurz');
    await panel.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(panel.getByText('Das Passwort muss mindestens 8 Zeichen haben')).toBeVisible();
    await panel.getByLabel('Name').fill('Robin');
    await panel.getByLabel('E-Mail').fill(newEmail());
    await panel.getByLabel('Passwort', { exact: true }).fill(password);
    await panel.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('button', { name: 'Nicht jetzt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Richte euer Abenteuerprofil ein' })).toBeVisible();
    await expectNoEnglish(frames);

    await enoughToPlay(page);
    await expect.poll(() => cachedLanguages(page)).toEqual(['de']);
    line.let(() => false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Richte euer Abenteuerprofil ein' })).toBeVisible();
    await expectNoEnglish(frames);
  });
});

test.describe('a language chosen in the settings', () => {
  // The worker caches the texts of the current language.
  test.use({ serviceWorkers: 'allow' });

  test('[BEY-10] is used at once, and from the first paint of the next start; choosing the device’s language undoes it', async ({
    page,
    site,
  }) => {
    await openSelector(page, site.url, { slides: 'finished' });
    await enoughToPlay(page);
    expect(await cachedLanguages(page)).toEqual([]);
    await page.goto(`${site.url}/?view=profile&tab=settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => cachedLanguages(page)).toEqual(['de']);

    const frames = await noteFrames(page);
    await page.goto(`${site.url}/?view=selector`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wähle euer Abenteuer' })).toBeVisible();
    await expect(page.getByText('Die Geschichten werden auf Englisch erzählt.')).toHaveCount(1);
    await expectNoEnglish(frames);

    await page.goto(`${site.url}/?view=profile&tab=settings`);
    await page.getByLabel('Sprache').selectOption({ label: 'Wie das Gerät' });
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('a language chosen while the stories are still being downloaded', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[BEY-10] is cached without waiting for them', async ({ page, line }) => {
    line.let((path) => (path.includes('/assets/theme-pirates-') ? 'never' : true));
    await openSelector(page, line.url, { slides: 'finished' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${line.url}/?view=profile&tab=settings`);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect.poll(() => cachedLanguages(page)).toEqual(['de']);
  });
});

test.describe('a page that can’t start', () => {
  test.use({ locale: 'de-DE' });

  test('[BEY-10] says so in the reader’s language', async ({ page, site }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(site.url);
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Play Venture konnte nicht starten' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  });
});
