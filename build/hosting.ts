import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hostingFiles } from '../server/pages/hosting.ts';
import { afterBuild } from './after-build.ts';

/** Where the app's backend is, if it is not the app's own host. */
type Backend = { url: string; key: string };

/** Throws where the settings can't be used, in words for whoever has set them. */
function readBackend({ SUPABASE_URL: url, SUPABASE_KEY: key }: NodeJS.ProcessEnv): Backend | null {
  if (url === undefined && key === undefined) return null;
  if (url === undefined || key === undefined) throw new Error('SUPABASE_URL and SUPABASE_KEY go together: set both or none.');
  if (!/^https:\/\/[^/\s]+$/.test(url))
    throw new Error(
      `SUPABASE_URL=${url} can't be used: it must look like https://abcdefghijklmnopqrst.supabase.co, with nothing behind the name.`,
    );
  return { url, key };
}

/**
 * Writes the configuration for static hosts: into the built app where the host reads it there, else into `hosting/` beside it. It belongs to a build, since its
 * security policy names the page's own scripts and styles by their hashes. With SUPABASE_URL and SUPABASE_KEY (the publishable key) in the environment it
 * also writes `config.json`, which tells the app where its backend is. A build fails where these two can't be used.
 */
export function hosting(environment: NodeJS.ProcessEnv = process.env): Plugin {
  return afterBuild('hosting', ({ app }) => {
    const backend = readBackend(environment);
    const beside = resolve(app, '../hosting');
    mkdirSync(beside, { recursive: true });
    const page = readFileSync(join(app, 'index.html'), 'utf8');
    for (const { place, name, text } of hostingFiles(page, backend?.url ?? null)) {
      writeFileSync(join(place === 'dist' ? app : beside, name), text);
    }
    if (backend === null) return;
    const config = { supabaseUrl: backend.url, supabaseKey: backend.key, storyUrl: '/functions/v1/story' };
    writeFileSync(join(app, 'config.json'), `${JSON.stringify(config)}\n`);
  });
}
