import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Front, startFront } from '../../support/servers/front.ts';
import { nextBuild } from '../../support/servers/next-build.ts';
import { type RunningServer, startMadeServer } from '../../support/servers/server.ts';
import { type Switchboard, startSwitchboard } from '../../support/servers/switchboard.ts';
import { says, startUpstream, type Upstream } from '../../support/servers/upstream.ts';

/** The servers for the browser tests: shared by all tests of a worker, except those that stop or reconfigure one. */

export type Backstage = {
  url: string;
  /** Stops the process; `start` starts it again on the same port with the same data. */
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

/** Configures a server to use this automation service for its stories. */
function toldBy({ url }: Upstream): Record<string, string> {
  return { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `${url}/hook`, STORY_WEBHOOK_SECRET: 'between us' };
}

const tellsOneStep = says([{ 'text to read': 'The automation tells this one.', action: 'Wave to each other.' }]);

type Stage = { front: Front; automation: Upstream };

type PerTest = {
  /** A server for this test alone, which it may stop. */
  backstage: Backstage;
  /** The same, with an automation service behind it that is always running. */
  told: { backstage: Backstage; automation: Upstream };
  /** The connection to the worker's server, which a test may cut or change. */
  line: Switchboard;
  /** A server for this test alone, which can be updated to a new version. */
  served: { front: Switchboard; update: () => Promise<void>; url: string };
  /**
   * A server whose stories come from an automation service, one step per call, over a connection that can fail. Each test starts with a
   * working connection and no recorded calls.
   */
  stage: Stage;
};
type PerWorker = {
  /** One server for all tests of a worker: each has accounts of its own. */
  site: { url: string };
  sharedStage: Stage;
  versions: { newDist: string };
};

export const test = base.extend<PerTest, PerWorker>({
  // A page ignores taps while it turns, so motion is off; tests of motion switch it on.
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
