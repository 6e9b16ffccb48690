import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startMadeServer } from '../../tests/support/servers/server.ts';
import { browserFlags, getBrowser } from './browser.ts';

type Visit = {
  viewport: { width: number; height: number };
  /** The folder of a build; `dist` where none is given. */
  dist?: string | undefined;
};

/** Opens the built app on a server with an empty database, with reduced motion, and calls `run`. Ends the process with 1 where there is no browser. */
export async function visit({ viewport, dist }: Visit, run: (page: Page, url: string) => Promise<void>): Promise<void> {
  const executablePath = getBrowser();
  if (executablePath === null) process.exit(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-visit-'));
  const server = await startMadeServer({ dataDir, ...(dist === undefined ? {} : { dist: resolve(dist) }) });
  const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...browserFlags] });
  try {
    await run(await browser.newPage({ viewport, reducedMotion: 'reduce' }), server.url);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
