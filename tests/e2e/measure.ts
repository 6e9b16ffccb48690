import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, in px, and what sticks out of it. */
export function overflow(page: Page): Promise<{ sideways: number; wide: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.closest('svg') === null)
      .slice(0, 4)
      .map((element) => `${element.tagName}.${element.className}`);
    return { sideways: document.documentElement.scrollWidth - width, wide };
  });
}
