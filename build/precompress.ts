import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);

/** 11 is the strongest. Where a build is only tried, as the second one of the browser tests, `BROTLI_QUALITY=4` saves nearly all of the time. */
const quality = Number(process.env['BROTLI_QUALITY'] ?? 11);

/** A smaller file fits into one packet as it is. */
const least = 1024;

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.byteLength < least) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

/**
 * Puts a `.br` and a `.gz` beside every text file of the built app. A server then sends the smallest form that there is and compresses nothing itself: the
 * strongest compression of all files takes seven seconds of processor time.
 */
export function precompress(): Plugin {
  return afterBuild('precompress', async ({ app }) => {
    const files = await readdir(app, { recursive: true, withFileTypes: true });
    const wanted = files.filter((file) => file.isFile() && texts.has(extname(file.name)));
    await Promise.all(wanted.map(({ parentPath, name }) => compress(join(parentPath, name))));
  });
}
