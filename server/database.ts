import type { Connection } from '@supabase/lite';

/** A database as the server uses it, whichever it is: in this process, or a PostgreSQL that others use too. */

export type Rows = Record<string, unknown>[];

/** A statement with the database's own rights, past row-level security. For the server's own duties. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Rows>;

export type Database = {
  /** What the API of Supabase is put in front of. */
  connection: Connection;
  query: Query;
  /** The same for a statement that is asked all day, whose text does not change: a connection keeps it prepared. */
  usual: Query;
  /** Several statements at once, without parameters. */
  exec: (sql: string) => Promise<void>;
  /** All of it or nothing. */
  transact: <T>(work: (inside: { query: Query; exec: Database['exec'] }) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const timestamptz = 1184;

/** Hosted PostgREST prints times as ISO 8601, the other ones as Postgres text. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
