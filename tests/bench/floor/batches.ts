import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/**
 * The floor of sync: rows go up and down in plain batches, by the same client in the same browser, and nothing is kept, compared or
 * merged. Put into a page as the global `batches`.
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

/** Reads `count` rows, `most` at a time, in the order of their versions. Answers how many came. */
export async function down(api: Api, count: number, most: number): Promise<number> {
  const client = connect(api);
  let came = 0;
  for (let at = 0; at < count; at += most) {
    const page = client.from(table).select().order('version');
    const { data, error } = await page.range(at, at + most - 1);
    if (error !== null) throw new Error(error.message);
    came += data.length;
  }
  return came;
}
