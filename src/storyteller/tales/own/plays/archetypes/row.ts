import type { Kind } from '../../words/lexicon.ts';

/** A kind's own row, or the usual one. Throws where there is neither. */
export function rowOf<T>(rows: Readonly<Record<string, T>>, kind: Kind | null, usual: string): T {
  const row = rows[kind?.id ?? ''] ?? rows[usual];
  if (row === undefined) throw new Error(`no row ${usual}`);
  return row;
}
