import type { Connection } from '@supabase/lite';

/** The database's interface, for the embedded one and for a shared PostgreSQL. */

export type Rows = Record<string, unknown>[];

/** Runs a statement with full rights, without row-level security; for the server's own tasks. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Rows>;

export type Database = {
  /** The connection that Supabase's API uses. */
  connection: Connection;
  query: Query;
  /** For a frequent statement whose text never changes: a connection keeps it prepared. */
  usual: Query;
  /** Runs several statements at once, without parameters. */
  exec: (sql: string) => Promise<void>;
  /** Runs `work` in a transaction. */
  transact: <T>(work: (inside: { query: Query; exec: Database['exec'] }) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const timestamptz = 1184;

/** Hosted PostgREST returns times as ISO 8601, other databases as Postgres text. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
