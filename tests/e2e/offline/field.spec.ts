import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, offlineReady, openSelector, playPirates, signIn, startPirates, test } from '../support/actions.ts';
import { storedProgress } from '../support/database.ts';

/** What happens to the family's changes while the app is closed. */

// The worker sends unsynced changes.
test.use({ serviceWorkers: 'allow' });

/** The app's service worker, through the browser's developer tools. */
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

test('what was played without a server is synced by the worker after the app was closed', async ({ browser, line }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext();
  const elsewhere = await browser.newContext();
  try {
    const page = await context.newPage();
    const email = await openSelector(page, line.url, { slides: 'finished' });
    await offlineReady(page);
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    line.let(() => false);
    await startPirates(page);
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
    // The page turns before the step is saved.
    await expect.poll(() => storedProgress(page)).toEqual({ at: 1, told: 2 });
    await page.close();
    line.let(() => true);

    // The browser triggers this by itself once it has a connection; here the test does.
    const { cdp, registrationId } = await workerOf(context, line.url);
    await cdp.send('ServiceWorker.dispatchSyncEvent', { origin: line.url, registrationId, tag: 'venture-push', lastChance: false });

    // The first device has no page open, so what another device sees was sent by its worker.
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

/** Records each timer of under a second, each frame and each request of the page, from the first script on. */
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
      // An interval counts each time it fires, even if it was started long ago.
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

/** The work that was started within two seconds. */
function workOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { work, later } = window as unknown as { work: string[]; later: typeof setTimeout };
    work.length = 0;
    return new Promise<string[]>((done) => later(() => done([...work]), 2_000));
  });
}

test('an app that nobody touches does nothing more often than once a second, and nothing while it is hidden', async ({ browser, site }) => {
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
