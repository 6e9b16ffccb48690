import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';
import { flushPath } from '../disk/disk.ts';
import { StartFailure } from '../failure.ts';

/** The key that signs sessions, and the API keys. Created once, and stored beside the data. */

const Secrets = z.object({
  jwtSecret: z.string().check(z.minLength(32)),
  publishableKey: z.string().check(z.minLength(1)),
  secretKey: z.string().check(z.minLength(1)),
});
export type Secrets = z.infer<typeof Secrets>;

export async function makeSecrets(): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return { jwtSecret: randomBytes(48).toString('base64url'), publishableKey: publishable.key, secretKey: secret.key };
}

/**
 * The secrets of a data folder; at its first start they are created and written to a file that only its owner can read. A damaged file is
 * never replaced, because new secrets would sign everybody out.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) {
    const parsed = Secrets.safeParse(parse(readFileSync(file, 'utf8')));
    if (!parsed.success)
      throw new StartFailure(`${file} is damaged. Restore it, or delete it to make new secrets (everybody signs in again).`);
    chmodSync(file, 0o600);
    return parsed.data;
  }
  const secrets = await makeSecrets();
  await writeSecrets(dataDir, secrets);
  return secrets;
}

/** Writes secrets to a data folder, completely or not at all. */
export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = join(dataDir, 'secrets.json');
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  // Without them all sessions would be lost, so they are on the disk before the first one is issued.
  flushPath(draft);
  renameSync(draft, file);
  flushPath(dataDir);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
