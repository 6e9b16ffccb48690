import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { storedProgress } from './database.ts';
import { expect, offlineReady, playPirates, settle, signIn, startPirates, test } from './support.ts';

/** What happens to the family's changes when nobody is looking at the app. */

// The worker sends what waits.
test.use({ serviceWorkers: 'allow' });

/** The browser's worker of the app, as its tools see it. */
async function workerOf(context: BrowserContext, origin: string): Promise<{ cdp: CDPSession; registrationId: string }> {
  const page = await context.newPage();
  await page.goto('about:blank');
  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return { cdp, registrationId: await found };
}

test('what was played with no server is sent by the worker after the app was closed', async ({ browser, line }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext();
  const elsewhere = await browser.newContext();
  try {
    const page = await context.newPage();
    const email = await settle(page, line.url, { slides: 'finished' });
    await offlineReady(page);
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    line.let(() => false);
    await startPirates(page);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
    // The page turns before the disk has it.
    await expect.poll(() => storedProgress(page)).toEqual({ at: 1, told: 2 });
    await page.close();
    line.let(() => true);

    // The browser does this by itself once it has a connection; here it is told to.
    const { cdp, registrationId } = await workerOf(context, line.url);
    await cdp.send('ServiceWorker.dispatchSyncEvent', { origin: line.url, registrationId, tag: 'venture-push', lastChance: false });

    // No page of the first device is open: what another device sees came from its worker.
    const other = await elsewhere.newPage();
    await signIn(other, line.url, email);
    await expect(async () => {
      await other.goto(line.url);
      await expect(other.getByRole('button', { name: 'Resume', exact: true })).toBeVisible({ timeout: 4_000 });
      await expect(other.getByText('Step 2 of 8', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await context.close();
    await elsewhere.close();
  }
});

/** Notes each timer of under a second, each frame and each request of the page, from the first script on. */
async function countWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const work: string[] = [];
    Object.assign(window, { work });
    const [timeout, interval, frame, ask] = [window.setTimeout, window.setInterval, window.requestAnimationFrame, window.fetch];
    const note = (what: string, ms: number): void => {
      if (ms < 1_000) work.push(`${what} ${ms}`);
    };
    Object.assign(window, {
      later: timeout,
      setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) => {
        note('timeout', ms);
        return timeout(run, ms, ...rest);
      },
      // One that was begun long ago counts each time.
      setInterval: (run: (...given: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
        const tick = (...given: unknown[]): void => {
          note('interval', ms);
          run(...given);
        };
        return interval(tick, ms, ...rest);
      },
      requestAnimationFrame: (run: FrameRequestCallback) => {
        note('frame', 0);
        return frame(run);
      },
      fetch: (...args: Parameters<typeof fetch>) => {
        work.push('request');
        return ask(...args);
      },
    });
  });
}

/** What was begun within two seconds. */
function workOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { work, later } = window as unknown as { work: string[]; later: typeof setTimeout };
    work.length = 0;
    return new Promise<string[]>((done) => later(() => done([...work]), 2_000));
  });
}

test('an app that nobody touches does nothing more often than once a second, and nothing at all while it is hidden', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  await countWork(context);
  try {
    const page = await context.newPage();
    await playPirates(page, site.url, { slides: 'finished' });
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    await expect.poll(() => workOf(page), { timeout: 60_000 }).toEqual([]);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeVisible();
    await expect.poll(() => workOf(page), { timeout: 60_000 }).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => workOf(page), { timeout: 60_000 }).toEqual([]);
  } finally {
    await context.close();
  }
});
