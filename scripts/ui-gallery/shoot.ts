import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

/**
 * Takes screenshots of the gallery: `node --import tsx scripts/ui-gallery/shoot.ts OUT_DIR [sheet,…] [light,…] [WxH,…] [extra query]`. Prints the errors and
 * warnings of the page.
 */
const [
  out = 'screens',
  sheetList = 'play,controls,surfaces',
  lightList = 'day,night,sun',
  sizeList = '1180x820,820x1180,360x740,1440x900',
  extra = '',
] = process.argv.slice(2);

mkdirSync(out, { recursive: true });
const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await server.listen();
const address = server.httpServer?.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of sizeList.split(',')) {
    const [width = 1180, height = 820] = size.split('x').map(Number);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    page.on('pageerror', (error) => console.error(error.message));
    for (const sheet of sheetList.split(',')) {
      for (const light of lightList.split(',')) {
        await page.goto(`http://127.0.0.1:${port}/?sheet=${sheet}&light=${light}${extra}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(out, `${sheet}-${light}-${size}.png`), fullPage: sheet !== 'overlays' });
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
