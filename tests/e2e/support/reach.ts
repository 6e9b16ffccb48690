import type { Page } from '@playwright/test';
import { expect } from './actions.ts';
import { expectNoOverflow } from './measure.ts';

/** Checks that everything can be reached: by a thumb, and without scrolling sideways. */

type Target = { what: string; width: number; height: number };

const tooSmall = ({ width, height }: Target): boolean => width < 44 || height < 44;

/** All clickable elements on screen, with the size of their touch target; links in a sentence are left out. */
function targets(page: Page, within: string): Promise<Target[]> {
  return page.evaluate((root) => {
    const tappable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=radio], [role=slider]';
    return [...document.querySelectorAll<HTMLElement>(`${root} :is(${tappable})`)].flatMap((element) => {
      const label = element.matches('input[type=radio], input[type=checkbox], input[type=range], input[role=slider]')
        ? element.closest('label, [data-slider]')
        : null;
      const box = (label ?? element).getBoundingClientRect();
      const style = getComputedStyle(element);
      const seen =
        box.width > 1 &&
        box.height > 1 &&
        style.visibility !== 'hidden' &&
        element.closest('[inert], [aria-hidden=true], [hidden]') === null;
      const inText = element.matches('p a');
      return !seen || inText
        ? []
        : [
            {
              what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
              width: Math.round(box.width),
              height: Math.round(box.height),
            },
          ];
    });
  }, within);
}

/** Expects that none is found, once the page has adapted to its new size. */
async function expectNone(found: () => Promise<Target[]>, where: string): Promise<void> {
  await expect.configure({ soft: true }).poll(found, { message: where, timeout: 3_000 }).toEqual([]);
}

// A reference tablet at 200 % zoom has half its size in CSS pixels; 320 px is a laptop at 400 %.
const narrow = { 'a 320 px screen': [320, 640], '200 % in landscape': [590, 410], '200 % in portrait': [410, 590] } as const;
export const tablet = { width: 1180, height: 820 };

/**
 * Touch targets are large enough, and nothing is too wide at 320 px or at 200 % zoom. The page has the size of a {@link tablet} before and
 * after.
 */
export async function expectInReach(page: Page, stop: string, within = 'body'): Promise<void> {
  expect((await targets(page, within)).length, stop).toBeGreaterThan(0);
  await expectNone(async () => (await targets(page, within)).filter(tooSmall), `${stop}: smaller than 44 px`);
  if (stop.startsWith('play')) {
    const actions = await targets(page, 'section[aria-label="Adventure controls"]');
    expect(actions.length, 'previous, next, end and pause').toBeGreaterThanOrEqual(4);
    expect
      .soft(
        actions.filter(({ height }) => height < 56),
        `${stop}: smaller than 56 px`,
      )
      .toEqual([]);
  }
  for (const [name, [width, height]] of Object.entries(narrow)) {
    await page.setViewportSize({ width, height });
    await expectNoOverflow(page, `${stop}, ${name}`);
  }
  await expectNone(async () => (await targets(page, within)).filter(tooSmall), `${stop}, on a narrow screen: smaller than 44 px`);
  await page.setViewportSize(tablet);
}
