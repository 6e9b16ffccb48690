import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Dexie, type Table } from 'dexie';

/**
 * The floors of sync: rows go up and down in plain batches, by the same client in the same browser, and nothing is compared or merged. The
 * lower one keeps nothing either; the other has the rows on the device's disk, as everything has to that plays without a connection. Put
 * into a page as the global `batches`.
 */

export type StoredRow = Record<string, unknown>;

/** The API and who asks: the public key and an account's token. */
export type Api = { url: string; key: string; token: string };

const table = 'adventure_sessions';

function connect({ url, key, token }: Api): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}

/** Upserts `rows`, `most` at a time, one batch after the other. A row that is there already stays: an account may not write `user_id` twice. */
export async function up(api: Api, rows: readonly StoredRow[], most: number): Promise<void> {
  const client = connect(api);
  for (let at = 0; at < rows.length; at += most) {
    const { error } = await client.from(table).upsert(rows.slice(at, at + most), { ignoreDuplicates: true });
    if (error !== null) throw new Error(error.message);
  }
}

/** Reads `count` rows, `most` at a time, in the order of their versions. Answers how many came; `keep` is given each batch, and waited for. */
export async function down(
  api: Api,
  count: number,
  most: number,
  keep?: (rows: readonly StoredRow[]) => Promise<unknown>,
): Promise<number> {
  const client = connect(api);
  let came = 0;
  for (let at = 0; at < count; at += most) {
    const page = client.from(table).select().order('version');
    const { data, error } = await page.range(at, at + most - 1);
    if (error !== null) throw new Error(error.message);
    came += data.length;
    await keep?.(data);
  }
  return came;
}

type Kept = { id: string; dirty: 0 | 1; row: StoredRow };

/** A family's rows on the disk, as plainly as can be: by their ids, and which of them wait. */
function diskOf(account: string): Table<Kept, string> {
  const dexie = new Dexie(`floor-${account}`);
  dexie.version(1).stores({ rows: 'id, dirty' });
  return dexie.table<Kept, string>('rows');
}

/** Rows that wait on the disk. */
export async function fill(account: string, rows: readonly StoredRow[]): Promise<void> {
  await diskOf(account).bulkPut(rows.map((row) => ({ id: String(row['id']), dirty: 1, row })));
}

/** {@link up} for what waits on the disk: read, sent, and written back as sent, one batch after the other. */
export async function upFromDisk(api: Api, account: string, most: number): Promise<void> {
  const disk = diskOf(account);
  for (;;) {
    const batch = await disk.where('dirty').equals(1).limit(most).toArray();
    if (batch.length === 0) return;
    const sent = batch.map(({ row }) => row);
    await up(api, sent, most);
    await disk.bulkPut(batch.map((kept) => ({ ...kept, dirty: 0 })));
  }
}

/** {@link down} onto an empty disk. */
export async function downToDisk(api: Api, account: string, count: number, most: number): Promise<number> {
  const disk = diskOf(account);
  return down(api, count, most, (rows) => disk.bulkPut(rows.map((row) => ({ id: String(row['id']), dirty: 0, row }))));
}
