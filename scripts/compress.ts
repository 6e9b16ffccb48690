import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { idFile, sourceId } from '../server/build-id.ts';

/** The last step of a build: compresses every text file of `dist/` as .br and .gz, and writes the id of the sources that were built. */

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  if (plain.byteLength < 1024) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
writeFileSync(idFile(root), `${sourceId(root)}\n`);
