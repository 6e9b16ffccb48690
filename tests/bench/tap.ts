import type { Page } from '@playwright/test';

/**
 * Taps the button named `name` with a real pointer, and returns the ms from the lifting of the finger until the frame in which any visible element contains
 * `words`. Work that the app does after that frame is not measured. Throws where there is no such button.
 */
export async function tapUntilPainted(page: Page, name: string, words: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`There is no button named ${name}.`);
  await page.evaluate((wanted) => {
    type Timed = { lifted: number; painted: Promise<number> };
    const timed: Timed = { lifted: Number.NaN, painted: Promise.resolve(0) };
    (window as unknown as { timed: Timed }).timed = timed;
    addEventListener('pointerup', ({ timeStamp }) => void (timed.lifted = timeStamp), { capture: true, once: true });
    const onScreen = (): boolean => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.textContent?.includes(wanted) && text.parentElement?.checkVisibility({ visibilityProperty: true })) return true;
      }
      return false;
    };
    timed.painted = new Promise((painted) => {
      const watch = new MutationObserver(() => {
        if (!onScreen()) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          void scheduler.postTask(() => painted(performance.now()), { priority: 'user-blocking' });
        });
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
  }, words);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(async () => {
    const { timed } = window as unknown as { timed: { lifted: number; painted: Promise<number> } };
    return (await timed.painted) - timed.lifted;
  });
}
