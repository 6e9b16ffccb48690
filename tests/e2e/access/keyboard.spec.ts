import type { Page } from '@playwright/test';
import { expect, test } from '../support/actions.ts';
import { newEmail, password } from '../support/family.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

/** Presses Tab until the focused element has this name; fails after going through the whole page. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (element === null) return '';
      const labelled = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])].map((other) => other.textContent).join(' ')
          : '';
      return (element.getAttribute('aria-label') || labelled || label || element.textContent || '').trim();
    });
    passed.push(here);
    if (name.test(here)) return;
  }
  throw new Error(`Tab never came to ${String(name)}, but to: ${passed.join(' | ')}`);
}

/** Checks that the focused element is visible: on screen, not covered, with a focus ring. */
async function seen(page: Page): Promise<void> {
  const state = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing has the focus';
    const holder = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;
    const box = holder.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const at = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
      Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
    );
    const free = at !== null && (holder.contains(at) || at.contains(holder));
    return inside && free
      ? 'seen'
      : `${holder.outerHTML.slice(0, 120)} is ${inside ? `under ${at?.outerHTML.slice(0, 120) ?? 'nothing'}` : 'off screen'}`;
  });
  expect(state).toBe('seen');
}

test('a whole adventure with the keyboard only: signing up, setting up, choosing, playing, ending', async ({ page, site }) => {
  await page.goto(`${site.url}/auth`);
  await test.step('sign up', async () => {
    await expect(page.getByRole('tabpanel', { name: 'Get Started' })).toBeVisible();
    await tabTo(page, /^Name/);
    await page.keyboard.type('Robin');
    await tabTo(page, /^Email/);
    await page.keyboard.type(newEmail());
    await tabTo(page, /^Password/);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Welcome to Play Venture' })).toBeVisible();
  });

  await test.step('the slides: the focus starts on the button to continue, and stays inside', async () => {
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
    for (const slide of ['How it works', 'What makes it special', 'Quick tips']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: slide })).toBeVisible();
    }
    await tabTo(page, /Don't show this again/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Get Started$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Quick tips' })).toHaveCount(0);
  });

  await test.step('set up', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeVisible();
    await tabTo(page, /^Name$/);
    await page.keyboard.type('Ada');
    await tabTo(page, /^Age$/);
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Ada' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await tabTo(page, /^Complete Profile Setup$/);
    await seen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeFocused();
  });

  await test.step('choose', async () => {
    const open = async (chapter: RegExp): Promise<void> => {
      await tabTo(page, chapter);
      await page.keyboard.press('Enter');
      await seen(page);
    };
    await open(/^Who is playing/);
    await tabTo(page, /^Ada, 7$/);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Ada, 7' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await tabTo(page, /^Observer/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Minimal/ })).toBeChecked();
    await open(/^Where will you play/);
    await tabTo(page, /^Living room/);
    for (const place of [/^Park/, /^Backyard/]) {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: place })).toBeChecked();
    }
    await seen(page);
    await open(/^How wild may it get/);
    // The suggested activity level depends on the time of day.
    await tabTo(page, /^(Low|Medium)/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    if (await page.getByRole('radio', { name: /^Low/ }).isChecked()) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Medium/ })).toBeChecked();
    await tabTo(page, /^Cooperative/);
    await tabTo(page, /^Pirates/);
    await page.keyboard.press('Space');
    await seen(page);
    await tabTo(page, /^Start Adventure!$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Step 1 of 8', { exact: true })).toBeVisible();
  });

  await test.step('play: each step takes the focus, and notes are used', async () => {
    await tabTo(page, /^Add Adventure Details/);
    await page.keyboard.type('They waved at the crab.');
    for (let step = 2; step <= 8; step += 1) {
      await tabTo(page, /^Next Step$/);
      await seen(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Step ${step} of 8`, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    }
    await tabTo(page, /^Complete Adventure$/);
    await page.keyboard.press('Enter');
    // The focused element is read: the adventure's name and how it ended.
    await expect(page.locator(':focus')).toContainText('Adventure Complete!');
  });

  await test.step('back home', async () => {
    await tabTo(page, /^Return to Adventure Library$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeFocused();
    await tabTo(page, /^Delete Pirates Adventure$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete Pirates Adventure' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, /^Delete$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Session deleted')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // F6 moves the focus to the toast, and its button restores the adventure.
    await page.keyboard.press('F6');
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Pirates Adventure' })).toBeVisible();
  });
});
