import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Draws the app's icon, a book as a sailing ship, in four forms (rounded, full bleed for masks, one colour, small for a tab), and writes them as SVG and PNG
 * to public/icons. Run it after a change: `node --import tsx scripts/icons.ts`, and then `optipng -o5 public/icons/*.png`, which takes a fifth off them without loss.
 */
const out = join(import.meta.dirname, '../public/icons');

const ink = '#1f2547';
const poppy = '#c8402f';
const paper = '#fff8e8';
const gold = '#f7c04a';
const sea = '#1f6f7d';

/** The book as a hull, with mast, sails and pennant, on a grid of 512 × 512. */
const ship = `
  <path d="M250 92L250 330" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>
  <path d="M262 118C340 158 372 224 366 312L262 312Z" fill="${paper}"/>
  <path d="M238 150C186 184 158 238 156 312L238 312Z" fill="${gold}"/>
  <path d="M250 50C278 38 300 58 334 44C326 60 328 72 336 88C304 100 280 80 250 92Z" fill="${ink}"/>
  <path d="M84 338C140 316 206 320 256 352C306 320 372 316 428 338C420 398 392 442 352 462L160 462C120 442 92 398 84 338Z" fill="${ink}"/>
  <path d="M100 330C154 306 210 312 256 344L256 432C216 402 160 396 122 410C110 386 102 358 100 330Z" fill="${paper}"/>
  <path d="M412 330C358 306 302 312 256 344L256 432C296 402 352 396 390 410C402 386 410 358 412 330Z" fill="#f1e2c4"/>
  <path d="M134 346C168 336 202 342 230 358M142 374C172 366 204 372 230 386M378 346C344 336 310 342 282 358M370 374C340 366 308 372 282 386" fill="none" stroke="#b9a27c" stroke-width="9" stroke-linecap="round"/>`;

const sun = `<circle cx="256" cy="236" r="170" fill="#e2694a"/>`;
const waves = (bottom: number): string =>
  `<path d="M-20 436q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0q27 30 55 0V${bottom}H-20Z" fill="${sea}"/>`;

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body.replaceAll(/\n\s*/g, '')}</svg>\n`;

/** The background, with the slightly uneven corners of every sheet of the app. */
const rounded =
  'M112 8C220 2 330 4 404 10C470 16 500 52 504 114C510 220 508 312 502 402C496 470 462 500 396 505C296 510 200 509 116 503C48 498 14 462 9 398C3 300 4 200 10 112C15 46 50 14 112 8Z';

const drawings = {
  'icon.svg': svg(
    `<clipPath id="c"><path d="${rounded}"/></clipPath><g clip-path="url(#c)"><path d="M0 0H512V512H0Z" fill="${poppy}"/>${sun}${ship}${waves(520)}</g>`,
  ),
  'maskable.svg': svg(
    `<path d="M0 0H512V512H0Z" fill="${poppy}"/><g transform="translate(36 22) scale(.86)">${sun}${ship}</g><path d="M0 408q25 26 51 0q26 26 51 0q26 26 52 0q25 26 51 0q26 26 51 0q26 26 51 0q26 26 52 0q25 26 51 0q26 26 51 0q26 26 51 0V512H0Z" fill="${sea}"/>`,
  ),
  'monochrome.svg': svg(
    `<g transform="translate(46 40) scale(.82)"><g fill="#000"><path d="M243 86h14v250h-14Z"/><path d="M270 118C344 158 374 224 368 306L270 306Z"/><path d="M230 150C182 184 156 238 154 306L230 306Z"/><path d="M250 44C278 32 300 52 334 38C326 54 328 66 336 82C304 94 280 74 250 86Z"/><path d="M92 332C148 310 202 316 247 346V462H160C122 442 98 394 92 332ZM420 332C364 310 310 316 265 346V462H352C390 442 414 394 420 332Z"/></g></g>`,
  ),
  'favicon.svg': svg(`<path d="${rounded}" fill="${poppy}"/><g transform="translate(-26 -12) scale(1.1)">${ship}</g>`),
};

const pictures = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'maskable-512.png', from: 'maskable.svg', size: 512 },
  { file: 'monochrome-512.png', from: 'monochrome.svg', size: 512 },
  { file: 'apple-touch-icon.png', from: 'maskable.svg', size: 180 },
] as const;

mkdirSync(out, { recursive: true });
for (const [file, drawing] of Object.entries(drawings)) writeFileSync(join(out, file), drawing);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { file, from, size } of pictures) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${drawings[from]}`,
    );
    await page.screenshot({ path: join(out, file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
