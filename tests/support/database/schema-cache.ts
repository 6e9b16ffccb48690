import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrationsFolder } from '../../../server/database/migrations.ts';

/** The path, without an extension, of files that are cached for the current migrations. Makes the folder. */
export function schemaCache(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).toSorted()) hash.update(readFileSync(join(migrationsFolder, file)));
  for (const file of ['server/database/migrations.ts', 'server/backend/backend.ts', 'server/database/folder.ts', 'package-lock.json']) {
    hash.update(readFileSync(resolve(import.meta.dirname, '../../..', file)));
  }
  const cache = resolve(import.meta.dirname, '../../../.cache');
  mkdirSync(cache, { recursive: true });
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}`);
}
