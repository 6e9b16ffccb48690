import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { atRest } from './actions.ts';

/** The accessibility checker, run in the page itself: it is loaded once per page and can run any number of times. */

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** The element to check; by default the whole page. */
  within?: string;
  without?: string;
  /** The rules to check; by default all of them, best practices too. */
  rules?: readonly string[];
};

/** The rules that the page breaks, one per line. Problems that last only a frame, while a waiting page is being hidden, are ignored. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const found = await violationsNow(page, look);
  if (found.length === 0) return found;
  await atRest(page);
  return violationsNow(page, look);
}

function violationsNow(page: Page, { within = 'html', without, rules }: Look): Promise<string[]> {
  return page.evaluate(
    async ({ include, exclude, values }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const found = await checker.run(
        { include: [include], exclude },
        { resultTypes: ['violations'], ...(values === undefined ? {} : { runOnly: { type: 'rule', values } }) },
      );
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    { include: within, exclude: without === undefined ? [] : [without], values: rules === undefined ? undefined : [...rules] },
  );
}
