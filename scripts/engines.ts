import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium } from '../tests/engines/chromium.ts';
import type { Engine } from '../tests/engines/engine.ts';
import { testFaults } from '../tests/engines/faults.ts';
import { startFirefox } from '../tests/engines/firefox.ts';
import { playThroughOutage } from '../tests/engines/outage.ts';
import { startWebKit } from '../tests/engines/webkit.ts';
import { findBrowser } from './support/browser.ts';

/**
 * `npm run test:engines [-- chromium webkit firefox]`, after a build: in each engine, signs up, starts an adventure, stops the server, reloads, plays on, starts
 * the server, and waits for sync. With `faults` as the first argument, it tests every fault between a device and its account instead, and prints the results
 * as a table. For root, missing engines are installed with apt; otherwise a line says what to install. Exits with 1 where an engine fails or is missing.
 */

const packages = ['chromium', 'webkit2gtk-driver', 'xvfb', 'firefox-esr'] as const;

function inPath(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

function miniBrowser(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1')) : [];
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path)) ?? null;
}

/** A function that starts each engine; null where it is not installed. */
const engines: Record<string, () => (() => Promise<Engine>) | null> = {
  chromium: () => {
    const path = findBrowser();
    return path === null ? null : () => startChromium(path);
  },
  webkit: () => {
    const [driver, browser, screen] = [inPath('WebKitWebDriver'), miniBrowser(), inPath('Xvfb')];
    return driver === null || browser === null || screen === null ? null : () => startWebKit({ driver, browser, screen });
  },
  firefox: () => {
    const path = inPath('firefox-esr', 'firefox');
    return path === null ? null : () => startFirefox(path);
  },
};

function installMissing(names: readonly string[]): void {
  if (names.every((name) => engines[name]?.() !== null)) return;
  if (process.getuid?.() !== 0) {
    console.error(`Engines are missing: apt-get install ${packages.join(' ')}`);
    return;
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { stdio: 'ignore', timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  } catch {
    console.error(`The engines could not be installed: apt-get install ${packages.join(' ')}`);
  }
}

const words = process.argv.slice(2);
const withFaults = words[0] === 'faults';
const asked = withFaults ? words.slice(1) : words;
const names = asked.length > 0 ? asked : Object.keys(engines);
installMissing(names);
let failed = false;
for (const name of names) {
  const start = engines[name]?.() ?? null;
  if (start === null) {
    failed = true;
    console.log(`MISSING  ${name}`);
    continue;
  }
  if (withFaults) {
    console.log(`\n| ${name}: fault | result |\n|---|---|`);
    await testFaults(start, ({ fault, result, ok }) => {
      failed ||= !ok;
      console.log(`| ${fault} | ${ok ? '' : 'FAILED: '}${result} |`);
    });
    continue;
  }
  const began = Date.now();
  let engine: Engine | null = null;
  try {
    engine = await start();
    const notes = await playThroughOutage(engine);
    console.log(
      `ok       ${engine.name} (${Math.round((Date.now() - began) / 1000)} s)${notes.map((note) => `\n         ${note}`).join('')}`,
    );
  } catch (error) {
    failed = true;
    console.log(`FAILED   ${engine?.name ?? name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await engine?.close();
  }
}
process.exitCode = failed ? 1 : 0;
