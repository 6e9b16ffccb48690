import type { Page } from '@playwright/test';
import { atRest, expect } from './actions.ts';
import { violations } from './axe.ts';

/** How far the page scrolls sideways, in px, and which elements are too wide. */
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

/** Expects that nothing is too wide, once the page has adapted to its new size. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => overflow(page), { message: where, timeout: 3_000 })
    .toMatchObject({ sideways: 0 });
}

/** The accessibility problems of the page; a toast that is fading out is ignored, because it has no reliable contrast. */
export async function faults(page: Page): Promise<string[]> {
  await atRest(page);
  return violations(page, { without: '[aria-label=Notifications]' });
}
