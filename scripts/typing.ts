import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Launch } from '../tests/engines/controlled-browser.ts';
import { keyMs, measureTyping } from '../tests/engines/typing.ts';
import { browserFlags, findBrowser } from './support/browser.ts';

/**
 * `npm run typing [-- kills [chromium webkit]]`, after a build: types a key every 100 ms, kills the whole browser meanwhile, and counts what is there after a
 * restart. Exits with 1 where a kill has lost more than 300 ms of typing.
 */

const mayLoseMs = 300;

function inPath(name: string): string | null {
  return (
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)) ?? null
  );
}

function chromium(): Launch | null {
  const command = findBrowser();
  if (command === null) return null;
  const flags = ['--headless=new', ...browserFlags, '--disable-session-crashed-bubble'];
  return { name: 'Chromium', command, args: (profile, url) => [...flags, `--user-data-dir=${profile}`, url], env: () => ({}) };
}

const screens: ChildProcess[] = [];

function webkit(): Launch | null {
  const screen = inPath('Xvfb');
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1')) : [];
  const command = folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path));
  if (command === undefined || screen === null) return null;
  const display = `:${1_000 + (process.pid % 900)}`;
  screens.push(spawn(screen, [display, '-screen', '0', '1180x820x24', '-nolisten', 'tcp'], { stdio: 'ignore' }));
  const env = (profile: string): Record<string, string> => {
    const places = Object.fromEntries(['DATA', 'CACHE', 'CONFIG'].map((kind) => [`XDG_${kind}_HOME`, join(profile, kind.toLowerCase())]));
    for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
    return { ...places, HOME: profile, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' };
  };
  return { name: 'WebKitGTK', command, args: (_profile, url) => [url], env };
}

const engines: Record<string, () => Launch | null> = { chromium, webkit };

const [count = '10', ...asked] = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(engines);
let failed = false;
for (const name of names) {
  const launch = engines[name]?.() ?? null;
  if (launch === null) {
    failed = true;
    console.log(`MISSING  ${name}`);
    continue;
  }
  let worst = 0;
  try {
    await measureTyping(launch, Number(count), ({ field, typed, kept }) => {
      const lost = typed - kept;
      worst = Math.max(worst, lost);
      console.log(`${launch.name.padEnd(10)} ${field.padEnd(10)} ${String(typed).padStart(4)} typed  ${String(lost).padStart(3)} lost`);
    });
    const within = worst * keyMs <= mayLoseMs;
    failed ||= !within;
    console.log(`${within ? 'ok' : 'FAILED'}  ${launch.name}: at most ${worst} letters, ${worst * keyMs} ms of typing, were lost`);
  } catch (error) {
    failed = true;
    console.log(`FAILED  ${launch.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
for (const screen of screens) screen.kill('SIGTERM');
process.exitCode = failed ? 1 : 0;
