import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../scripts/support/browser.ts';
import type { Engine } from './engine.ts';

/** Chromium, controlled by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'venture-chromium-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--headless=new', ...browserFlags] });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    name: `Chromium ${context.browser()?.version() ?? ''}`.trim(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    run: (expression) => page.evaluate(expression),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
