import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostingFiles } from '../server/hosting.ts';

/**
 * Part of `npm run build`: writes the configuration for static hosts, with the hashes of this build, to `dist/` and `hosting/`. With SUPABASE_URL and
 * SUPABASE_KEY (the publishable key) in the environment, it also writes `config.json`, which tells the app where its backend is.
 */

const root = resolve(import.meta.dirname, '..');
const { SUPABASE_URL: url, SUPABASE_KEY: key } = process.env;
if ((url === undefined) !== (key === undefined)) {
  process.stderr.write('SUPABASE_URL and SUPABASE_KEY go together: set both or none.\n');
  process.exit(1);
}
if (url !== undefined && !/^https:\/\/[^/\s]+$/.test(url)) {
  process.stderr.write(
    `SUPABASE_URL=${url} can't be used: it must look like https://abcdefghijklmnopqrst.supabase.co, with nothing behind the name.\n`,
  );
  process.exit(1);
}

mkdirSync(join(root, 'hosting'), { recursive: true });
const page = readFileSync(join(root, 'dist', 'index.html'), 'utf8');
for (const { place, name, text } of hostingFiles(page, url ?? null)) {
  writeFileSync(join(root, place === 'dist' ? 'dist' : 'hosting', name), text);
}
if (url !== undefined) {
  writeFileSync(
    join(root, 'dist', 'config.json'),
    `${JSON.stringify({ supabaseUrl: url, supabaseKey: key, storyUrl: '/functions/v1/story' })}\n`,
  );
}
