import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runServer } from '../../support/servers/server.ts';

test('[STORY-02] an invalid story setting ends the start with one line that names it, without printing a secret', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-story-'));
  const env = { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: 'http://n8n.example.org/hook', STORY_WEBHOOK_SECRET: 'between us' };
  const { code, stdout, stderr } = await runServer({ dataDir, env });
  rmSync(dataDir, { recursive: true, force: true });
  const said = `${stdout}${stderr}`.trim();
  expect(code).toBe(1);
  expect(said).toBe('STORY_WEBHOOK_URL must be https: children are spoken of. Only this machine may be called by http.');
});
