import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What the benchmarks share: the baseline's page, throttling, servers that never answer, and timing inside a page. */

const floorSource = resolve(import.meta.dirname, 'floor');

/** Builds the baseline's page into a new folder, which the caller removes. */
export async function buildFloor(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'venture-floor-'));
  await build({
    root: floorSource,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, target: ['safari16.4', 'chrome109', 'firefox115'] },
  });
  copyFileSync(join(floorSource, 'sw.js'), join(outDir, 'sw.js'));
  return outDir;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export type Site = { url: string; port: number; stop: () => Promise<void> };

/**
 * Serves a folder with brotli, on the given port or a free one. Its pages are in a browsing context group of their own (by COOP), as the
 * app's are: such a page starts in a new process, which takes a different time than starting in an existing one.
 */
export async function serve(folder: string, port = 0): Promise<Site> {
  const packed = new Map<string, Buffer>();
  const server = createHttp((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, body);
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cross-origin-opener-policy': 'same-origin',
    };
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor has no port.');
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Accepts every connection on `port` and never answers, like a dead uplink. Returns how to stop it. */
export async function neverAnswer(port: number): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
}

/** Serves an empty page at a new origin. */
export async function serveNothing(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'venture-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A page</title>');
  const site = await serve(folder);
  return { ...site, stop: () => site.stop().then(() => remove(folder)) };
}

/** Bundles a file of this folder into a script that defines the global `name`. */
export async function bundleForPage(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: resolve(import.meta.dirname, file), formats: ['iife'], name } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code;
}

/** Slows the page's processor down by the factor `cpu`; returns the session with which more can be set. */
export async function throttle(page: Page, how: { cpu: number }): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: how.cpu });
  return cdp;
}

/** Defines the helper `__name`, which the compiler of the tests uses in functions that are sent to the page. */
export const keepNames = 'globalThis.__name ??= (named) => named;';

/**
 * Measures in every page that is loaded from now on: the ms from the navigation until the frame after an element first matches `selector`, contains `words`
 * and is enabled. {@link shownAt} returns it.
 */
export async function watchFor(page: Page, selector: string, words: string): Promise<void> {
  await page.addInitScript({ content: keepNames });
  await page.addInitScript(
    ({ selector, words }) => {
      const look = (): void => {
        const found = [...document.querySelectorAll(selector)].some(
          (element) => element.textContent?.includes(words) && !element.matches(':disabled'),
        );
        if (!found) return;
        watch.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            (window as unknown as { shown: number }).shown = performance.now();
          }),
        );
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { selector, words },
  );
}

/** The time that {@link watchFor} has measured, in ms; waits for it. */
export async function shownAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as unknown as { shown?: number }).shown, undefined, { timeout: 60_000 });
  return (await handle.jsonValue()) as number;
}

/** Deletes a folder. */
export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
