import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atRest, expect } from './support.ts';

/** How far the page scrolls sideways, in px, and what sticks out of it. */
function overflow(page: Page): Promise<{ sideways: number; wide: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.closest('svg') === null)
      .slice(0, 4)
      .map((element) => `${element.tagName}.${element.className}`);
    return { sideways: document.documentElement.scrollWidth - width, wide };
  });
}

/** Nothing sticks out sideways, as soon as the page has followed its new size. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => overflow(page), { message: where, timeout: 3_000 })
    .toMatchObject({ sideways: 0 });
}

/** What the accessibility checker has against the page as it stands; a toast that is just fading has no contrast to speak of. */
export async function faults(page: Page): Promise<string[]> {
  await atRest(page);
  return violations(page, { without: '[aria-label=Notifications]' });
}
