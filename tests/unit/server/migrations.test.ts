import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../server/database/migrations.ts';

/**
 * The SHA-256 of each migration. A database that has applied a file never applies it again, so what changes in it reaches new databases only: leave a file that
 * is listed here as it is, write what is to change into a new file, and add that to the list.
 */
const migrations = {
  '20261122120000_tables.sql': '1b8611cd25d9d53601f9269d9b780ceafbf0dc36c2eaeac24d61ab6891be1cb2',
  '20261122120100_versions.sql': '1c2b012bbb97b469c1e029237127a8ab1c6b2b816d835bd29e740604a4788c18',
  '20261122120200_bounds.sql': '5652ed9769d2234cbb40a75740ee9236a311ccea9d4597d4cb64846219a1b2ad',
  '20261122120300_access.sql': 'e1d52a83c759736edc59bd81c770f777c67ac62c2e41e04cc5148d65304d534b',
  '20261122120400_accounts.sql': 'a6ddea2e822b7557463c6b258443e1e68bcceb33f56aefc02cfeeb6e267a50c9',
  '20261122120500_sync_rows.sql': '257c4b0c85659152cc1b7130fb02da7643c724c50fd437c19e59303435ec4747',
  '20261122120700_tombstones.sql': '5d1f896ac89c3e8badaf58e2e4776a9f898f50acfbf9c008468bf1883614dfc6',
  '20261122120800_story_calls.sql': 'd4edc6d3ca50a0b1a34f142c10de3c0c1ff243336e460443107c1d296dc27e47',
  '20261122120900_feedback.sql': 'a78d290613df3d0ce342d6b0008280d60ddfa16eec4da944481becf91e82ab7a',
  '20261122121000_former_sync.sql': '5959468d00611518980b21822afbdb4c2aeb031f4642fdf62324de0ad911a735',
  '20261129200000_sync.sql': 'bc00d040d25dd7db406207e4178b80d5a80fe5fc18a3c1f18f6ff55577c6ccba',
  '20261201030000_forgotten_logins.sql': '5c9f176c8f0a2947787d1805fcba6c9c966f2f4c6c949804aa7b8eb8627311c9',
};

test('no migration has changed since databases may have applied it', () => {
  const found = readdirSync(migrationsFolder)
    .toSorted()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(migrationsFolder, file)))
        .digest('hex'),
    ]);
  expect(Object.fromEntries(found)).toEqual(migrations);
});
