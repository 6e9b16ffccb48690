import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { failures } from './n8n/checks.ts';
import { installN8n, n8nVersion } from './n8n/install.ts';
import { playGuarded } from './n8n/play-guarded.ts';
import { playModel } from './n8n/play-model.ts';
import { playPlain } from './n8n/play-plain.ts';

/**
 * `npm run n8n [-- --version 2.8.4]`: tests the workflows of `docs/n8n` in a real n8n, which is downloaded where it is missing. Our server uses them as its story
 * service, and a family plays on that server. The model of the second workflow is a small server of this script. Exits with 1 where a claim of the guide does
 * not hold.
 */

const { values } = parseArgs({ options: { version: { type: 'string', default: n8nVersion } } });

const Workflow = z.looseObject({
  name: z.string(),
  nodes: z.array(z.looseObject({ name: z.string(), type: z.string(), parameters: z.record(z.string(), z.unknown()) })),
});
const read = (file: string): z.infer<typeof Workflow> =>
  Workflow.parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../docs/n8n', file), 'utf8')));

const installed = installN8n(values.version);
const folder = mkdtempSync(join(tmpdir(), 'venture-n8n-'));
const play = {
  installed,
  folder,
  secret: randomBytes(32).toString('hex'),
  plain: read('play-venture.json'),
  model: read('play-venture-model.json'),
};
try {
  process.stdout.write(`n8n ${values.version} on Node ${process.version}\n`);
  await playPlain(play);
  await playGuarded(play);
  await playModel(play);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(failures() === 0 ? '\nEverything held.\n' : `\n${failures()} did not hold.\n`);
process.exit(failures() === 0 ? 0 : 1);
