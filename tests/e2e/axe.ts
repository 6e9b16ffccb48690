import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { atRest } from './support.ts';

/** The accessibility checker, in the page itself: it is read once a page, and looks as often as it is asked to. */

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** Where to look; the whole page where nothing is said. */
  within?: string;
  without?: string;
  /** Every rule, best practices too, where none are named. */
  rules?: readonly string[];
};

/** What breaks a rule in the page as it stands, a line a rule. What is there for a frame only, before a page that waits is hidden, is none. */
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
