import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Front, startFront } from '../support/front.ts';
import { nextBuild } from '../support/next-build.ts';
import { type RunningServer, startMadeServer } from '../support/server.ts';
import { type Switchboard, startSwitchboard } from '../support/switchboard.ts';
import { says, startUpstream, type Upstream } from '../support/upstream.ts';

/** The servers that the browser tests play against: shared by a worker's tests wherever none of them stops it or sets it up otherwise. */

export type Backstage = {
  url: string;
  /** The process is really stopped, and really started again on the same port and data. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

async function withServer(run: (backstage: Backstage) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-e2e-'));
  let server: RunningServer | null = await startMadeServer({ dataDir, env });
  const { port, url } = server;
  await run({
    url,
    stop: async () => {
      await server?.stop();
      server = null;
    },
    start: async () => {
      server = await startMadeServer({ dataDir, port, env });
    },
  });
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** How a server is told to have its stories told by this automation service. */
function toldBy({ url }: Upstream): Record<string, string> {
  return { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `${url}/hook`, STORY_WEBHOOK_SECRET: 'between us' };
}

const tellsOneStep = says([{ 'text to read': 'The automation tells this one.', action: 'Wave to each other.' }]);

type Stage = { front: Front; automation: Upstream };

type PerTest = {
  /** A server of this test's own, for what stops it. */
  backstage: Backstage;
  /** The same, with an automation service behind it that nobody stops. */
  told: { backstage: Backstage; automation: Upstream };
  /** The way to the worker's server, for what cuts it or changes what comes over it. */
  line: Switchboard;
  /** A server of this test's own that is brought up to date. */
  served: { front: Switchboard; update: () => Promise<void>; url: string };
  /** A server whose stories an automation service tells, one step a call; the way to it can misbehave. Every test finds the way open and nothing asked. */
  stage: Stage;
};
type PerWorker = {
  /** One server for all tests of a worker: they have accounts of their own. */
  site: { url: string };
  sharedStage: Stage;
  versions: { newDist: string };
};

export const test = base.extend<PerTest, PerWorker>({
  // A page that turns takes no taps for a moment; where motion itself is looked at, a test asks for it.
  contextOptions: { reducedMotion: 'reduce' },
  backstage: async ({}, provide) => withServer(provide),
  told: async ({}, provide) => {
    const automation = await startUpstream(tellsOneStep);
    await withServer((backstage) => provide({ backstage, automation }), toldBy(automation));
    await automation.stop();
  },
  site: [async ({}, provide) => withServer(({ url }) => provide({ url })), { scope: 'worker', timeout: 180_000 }],
  line: async ({ site }, provide) => {
    const line = await startSwitchboard(site.url);
    await provide(line);
    await line.stop();
  },
  stage: async ({ sharedStage }, provide) => {
    sharedStage.front.way('pass');
    sharedStage.automation.forget();
    await provide(sharedStage);
  },
  sharedStage: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'venture-stage-'));
      const automation = await startUpstream(tellsOneStep);
      const server = await startMadeServer({ dataDir, env: toldBy(automation) });
      const front = await startFront(server);
      await provide({ front, automation });
      await front.stop();
      await server.stop();
      await automation.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  versions: [async ({}, provide) => provide({ newDist: nextBuild() }), { scope: 'worker', timeout: 180_000 }],
  served: async ({ versions }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'venture-versions-'));
    let server = await startMadeServer({ dataDir });
    const front = await startSwitchboard(server.url);
    const update = async (): Promise<void> => {
      await server.stop();
      server = await startMadeServer({ dataDir, dist: versions.newDist });
      front.target(server.url);
    };
    await provide({ front, update, url: front.url });
    await front.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  },
});
