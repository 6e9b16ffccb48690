import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, finishAdventure, openSelector, playPirates, startPirates, test } from '../support/actions.ts';
import { readTable } from '../support/database.ts';
import { faults } from '../support/measure.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 120_000 });

/** Counts the sounds that the page has started, because a test can't hear them. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { tones: 0 };
    Object.assign(window, { sound: state });
    const { prototype } = AudioContext;
    const Tone = OscillatorNode;
    prototype.createOscillator = function create() {
      state.tones += 1;
      return new Tone(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sound: { tones: number } }).sound.tones);
}

test('[BEY-09] a step’s timer counts down, survives a reload, rings once at the end, and stops when the page is left', async ({
  page,
  site,
}) => {
  const tones = await countTones(page);
  await playPirates(page, site.url, { slides: 'finished' });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 8', { exact: true })).toBeVisible();
  const start = page.getByRole('button', { name: /^About \d+ min Start Timer$/ });
  const timer = page.getByRole('timer');
  const minutes = Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);

  await start.click();
  await expect(timer).toHaveText(new RegExp(`^(${minutes}:00|${minutes - 1}:[0-5]\\d)$`));
  await page.reload();
  await expect(timer).toHaveText(/^\d+:\d\d$/);
  await page.getByRole('button', { name: 'One minute more' }).click();
  await expect(timer).toHaveText(new RegExp(`^${minutes}:[0-5]\\d$`));
  expect(await tones()).toBe(0);
  expect(await faults(page)).toEqual([]);

  // The clock is moved forward instead of waiting.
  await page.clock.setFixedTime(Date.now() + (minutes + 2) * 60_000);
  await expect(timer).toHaveText('Time is up');
  await expect(page.getByRole('status').filter({ hasText: 'Time is up' })).toHaveCount(1);
  await expect.poll(tones).toBe(3);
  await page.getByRole('button', { name: 'Stop Timer' }).click();
  await expect(start).toBeFocused();

  await start.click();
  await expect(timer).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 3 of 8', { exact: true })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous Step' }).click();
  await expect(start).toBeVisible();
  expect(await tones()).toBe(3);
});

/** A photo as from a camera: large and hard to compress. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1600;
    const context = canvas.getContext('2d');
    const image = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 65_536) crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
    context?.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('[BEY-09] a picture by the children is small, stays on this device, and is in the booklet; it can be removed and restored', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await playPirates(page, site.url, { children: [{ name: 'Ada', age: 3 }], slides: 'finished' });
  await finishAdventure(page);
  const buffer = await photo(page);
  expect(buffer.length).toBeGreaterThan(1_000_000);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a Picture' }).click();
  await (await choosing).setFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  const picture = page.getByRole('img', { name: 'From your Pirates Adventure' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(400);

  const [kept] = await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('venture-pictures');
      request.addEventListener('success', () => resolve(request.result));
    });
    return new Promise<{ size: number; type: string }[]>((resolve) => {
      const reading = opened.transaction('pictures').objectStore('pictures').getAll();
      reading.addEventListener('success', () => {
        opened.close();
        resolve(reading.result.map(({ bytes, type }: { bytes: ArrayBuffer; type: string }) => ({ size: bytes.byteLength, type })));
      });
    });
  });
  expect(kept?.size).toBeLessThanOrEqual(300 * 1024);
  expect(kept?.type).toMatch(/^image\/(webp|jpeg)$/);

  await page.reload();
  await expect(picture).toBeVisible();
  await page.getByText('Read the Story').click();
  for (const [width, height] of [
    [1180, 820],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await faults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Print Booklet' }).click();
  await expect(page.locator('[data-booklet] figure img')).toHaveCount(1);
  await page.getByRole('dialog', { name: 'Keepsake Booklet' }).getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a Picture' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toBeVisible();
  expect(Math.max(...sent.map((body) => body.length)), 'nothing as large as a picture is sent').toBeLessThan(200_000);

  await test.step('a file that is no picture is refused, and the existing picture stays', async () => {
    await page.getByLabel('Picture file').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByText('This picture could not be kept. Please try another one.')).toBeVisible();
    await expect(picture).toBeVisible();
  });

  await test.step('it is deleted with the family’s copy on this device', async () => {
    await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
    await page.getByRole('button', { name: 'My Profile' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(page.getByText('Account deleted')).toBeVisible({ timeout: 30_000 });
    expect(await readTable(page, 'venture-pictures', 'pictures')).toEqual([]);
  });
});

test('[BEY-09] [PLAY-17] an adventure that ended early can be read, and shared without names so that friends can play it', async ({
  page,
  site,
  browser,
}) => {
  const considerations = 'Can not see far, wears thick glasses';
  await openSelector(page, site.url, { name: 'Quentin', children: [{ name: 'Xanthippe', age: 3, considerations }], slides: 'finished' });
  await startPirates(page);
  for (let step = 2; step <= 3; step += 1) {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'End Early' }).click();
  await page.getByRole('button', { name: 'End here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission Aborted...!' })).toBeVisible();
  await page.getByText('Read the Story').click();
  await expect(page.locator('details[open] h2')).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share with a Friend' }).click();
  const download = await downloading;
  const path = await download.path();
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('adventureSteps');
  expect(text).not.toMatch(/Xanthippe|Quentin|thick glasses|trace|private_notes/);

  await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
  await page.getByRole('button', { name: 'Read', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(3);

  const friend = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await openSelector(friend, site.url, { name: 'Noor', slides: 'finished' });
  await friend.goto(`${site.url}/?view=profile&tab=settings`);
  await friend.getByLabel('A file exported from Play Venture').setInputFiles(path);
  await expect(friend.getByText('Import complete')).toBeVisible();
  await expect(friend.getByLabel('Your Name')).toHaveValue('Noor');
  await friend.goto(site.url);
  await friend.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(friend.getByText('Step 1 of 5', { exact: true })).toBeVisible();
  await friend.getByRole('button', { name: 'Next Step' }).click();
  await expect(friend.getByText('Step 2 of 5', { exact: true })).toBeVisible();
  await friend.context().close();
});
