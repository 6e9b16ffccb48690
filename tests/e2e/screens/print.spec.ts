import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, finishAdventure, offlineReady, playPirates, test } from '../support/actions.ts';
import { violations } from '../support/axe.ts';

// The app prints offline.
test.use({ serviceWorkers: 'allow' });

const papers = ['A4', 'Letter'] as const;

/** Prints the document on the given paper size; returns the number of pages. */
async function printed(page: Page, info: TestInfo, name: string, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  writeFileSync(info.outputPath(`${name}-${format}.pdf`), pdf);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** What is printed: texts outside and inside of the sheets, texts that are cut off, and the pictures. */
async function onPaper(page: Page): Promise<{ outside: string[]; text: string; cut: string[]; pictures: number[] }> {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const sheets = document.querySelector('[data-print-sheets]');
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    };
    const outside = [...document.querySelectorAll('body *')]
      .filter((element) => sheets !== null && !sheets.contains(element) && shown(element))
      .map((element) => element.outerHTML.slice(0, 80));
    const cut = [...(sheets?.querySelectorAll('[data-card-body], [data-card], section') ?? [])]
      .filter((element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 60) ?? '');
    const pictures = [...(sheets?.querySelectorAll('svg') ?? [])]
      .filter(shown)
      .map((svg) => svg.querySelectorAll('path, rect, circle, ellipse').length);
    return {
      outside,
      cut,
      pictures,
      text: [...(sheets?.querySelectorAll('p, h1, h2, h3') ?? [])].map((p) => p.textContent ?? '').join(' '),
    };
  });
  await page.emulateMedia({ media: null });
  return seen;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('[PLAY-03] [PLAY-17] an adventure is printed offline: pocket cards to play from, and a booklet of what was played', async ({
  page,
  line,
}, info) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked, print: () => (asked.times += 1) });
  });
  const names = ['Ada', 'نور', 'Maximilian-Alexander the Unbelievably Long-Named', 'Tom', 'Mia', 'Bo', 'Li', 'Kai', 'Zoë'];
  await playPirates(page, line.url, { children: names.map((name) => ({ name, age: 6 })), slides: 'finished' });
  await offlineReady(page);
  line.let(() => false);

  // A family may write any text of any length into a step.
  const long = `${'The old map crackles, and the wind asks where we want to go. '.repeat(48)}And then it is quiet.`;
  await page.getByRole('button', { name: 'Edit step' }).click();
  await page.getByRole('dialog', { name: 'Edit step' }).getByLabel('Prologue').fill(long);
  await page.getByRole('dialog', { name: 'Edit step' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edit Saved')).toBeVisible();

  await test.step('pocket cards: every word of every step, four cards per page, and nothing else of the screen', async () => {
    await page.getByRole('button', { name: 'Print Pocket Cards' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pocket Cards' });
    const count = /^(\d+) cards on (\d+) pages/.exec((await dialog.getByText(/cards on \d+ pages/).textContent()) ?? '');
    const sheets = page.locator('[data-print-sheets]');
    await expect(sheets.locator('[data-card]')).toHaveCount(Number(count?.[1]));
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    const { outside, text, cut, pictures } = await onPaper(page);
    expect(outside).toEqual([]);
    expect(cut).toEqual([]);
    expect(flat(text)).toContain('Pirates Adventure');
    expect(flat(text)).toContain('Before you start');
    // The parts of a long text, joined again, are the text.
    const bodies = await sheets
      .locator('[data-card]')
      .filter({ has: page.getByText('Step 1', { exact: true }) })
      .locator('[data-card-body]')
      .allTextContents();
    expect(bodies.map(flat).join(' ').replace(/\s/g, '')).toContain(flat(long).replace(/\s/g, ''));
    expect(Math.max(...pictures), 'the scene').toBeGreaterThan(20);
    for (const paper of papers) expect(await printed(page, info, 'cards', paper), paper).toBe(Number(count?.[2]));
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(sheets).toHaveCount(0);
  });

  await test.step('played to the end, with notes', async () => {
    const notes = ['They chose to follow the parrot. Zoë found a shell that hums.', 'Tom was a very quiet dragon under the blanket.'];
    await finishAdventure(page, async (step) => {
      const note = notes[step - 1];
      if (note !== undefined) await page.getByLabel('Add Adventure Details').fill(note);
    });
  });

  const checkBooklet = async (name: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Keepsake Booklet' });
    await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    const { outside, text, cut, pictures } = await onPaper(page);
    expect(outside).toEqual([]);
    expect(cut).toEqual([]);
    expect(Math.max(...pictures), 'the scene on the cover').toBeGreaterThan(20);
    for (const words of [long, 'Zoë found a shell that hums.', 'a very quiet dragon', 'نور', 'Pirates Adventure', 'What we did']) {
      expect(flat(text)).toContain(flat(words));
    }
    for (const paper of papers) {
      const pages = await printed(page, info, name, paper);
      expect(pages, paper).toBeGreaterThanOrEqual(3);
      expect(pages, paper).toBeLessThanOrEqual(8);
    }
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('the booklet from the end screen', async () => {
    await page.getByRole('button', { name: 'Print Booklet' }).click();
    await checkBooklet('booklet');
  });

  await test.step('and from the library, in the dark theme too', async () => {
    await page.getByRole('button', { name: 'Return to Adventure Library' }).click();
    await page.getByRole('button', { name: 'My Profile' }).click();
    await page.getByRole('tab', { name: 'Adventure History' }).click();
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('dialog', { name: 'Pirates Adventure' }).getByRole('button', { name: 'Print Booklet' }).click();
    await checkBooklet('booklet-night');
  });
});
