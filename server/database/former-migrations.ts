import { StartFailure } from '../failure.ts';
import type { Query } from './database.ts';

/**
 * The migrations of 21 and 22 November 2026, before they were rewritten as one file per concept. A database with all of them already has
 * the schema that the new first files create; only the names on record must be replaced.
 */

export type Migration = { version: string; name: string; sql: string };

const former = [
  '20261121080000',
  '20261121080100',
  '20261121080200',
  '20261121080300',
  '20261121080400',
  '20261121080500',
  '20261121080600',
  '20261121080700',
  '20261121080800',
  '20261121080900',
  '20261121081000',
  '20261121081100',
  '20261122080000',
  '20261122083000',
  '20261122090000',
  '20261122090100',
  '20261122100000',
  '20261122110000',
  '20261122110100',
];

/** The last of the new files that replace the former ones. */
const lastInTheirPlace = '20261122120900';

/**
 * Returns the applied migrations, with the former names replaced by the new ones. `applied` is what the database has on record. Throws a
 * {@link StartFailure} if a database has only some of the former ones; then nothing is changed.
 */
export async function replaceFormerNames(query: Query, applied: readonly string[], migrations: readonly Migration[]): Promise<string[]> {
  const there = former.filter((version) => applied.includes(version));
  const inTheirPlace = migrations.filter(({ version }) => version > (former.at(-1) ?? '') && version <= lastInTheirPlace);
  // If the folder contains the former migrations themselves, it continues with them.
  if (there.length === 0 || inTheirPlace.length === 0) return [...applied];
  if (there.length < former.length) {
    throw new StartFailure(
      `This database is of an older version: it has ${there.length} of that version's ${former.length} migrations (the last is ${there.at(-1) ?? ''}). ` +
        'Start it once with the Play Venture of 22 November 2026, then with this one. Nothing was changed.',
    );
  }
  await query('delete from supabase_migrations.schema_migrations where version = any ($1::text[])', [`{${former.join(',')}}`]);
  for (const migration of inTheirPlace) await record(query, migration);
  return [...applied.filter((version) => !former.includes(version)), ...inTheirPlace.map(({ version }) => version)];
}

/** Records that a migration is applied. */
export async function record(query: Query, { version, name, sql }: Migration): Promise<void> {
  await query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])', [
    version,
    name,
    sql,
  ]);
}
