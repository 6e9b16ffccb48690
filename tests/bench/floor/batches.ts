import { Dexie, type Table } from 'dexie';
import { type Row, stores } from '../../../src/data/schema.ts';
import type { SyncAnswer, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';

/**
 * The baseline for sync: the same rows are uploaded and downloaded in plain batches with Dexie and `fetch`, through the same function of the same server, from
 * and to a table with the same indexes. Nothing is validated, compared, merged, or prepared for a lost answer. Bundled into a page as the global `batches`.
 */

/** The URL of the server, its public key, and an account with its token. */
export type Api = { url: string; key: string; account: string; token: string };

type Asked = Pick<SyncRequest, 'changes' | 'since' | 'seen'>;
const unread: Asked = { changes: [], since: 0 };

async function ask({ url, key, account, token }: Api, most: number, asked: Asked): Promise<SyncAnswer> {
  const response = await fetch(`${url}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account, max_rows: most, ...asked }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

type Disk = Table<Row, string>;
const disks = new Map<string, Disk>();

/** Makes a table of adventures with the app's indexes, and writes the rows into it. */
export async function open(name: string, rows: readonly Row[]): Promise<void> {
  const dexie = new Dexie(`floor-${name}`, { chromeTransactionDurability: 'strict', cache: 'disabled' });
  dexie.version(1).stores({ adventures: stores.adventures });
  const disk: Disk = dexie.table('adventures');
  await disk.bulkPut(rows);
  disks.set(name, disk);
}

function opened(name: string): Disk {
  const disk = disks.get(name);
  if (disk === undefined) throw new Error(`${name} is not open`);
  return disk;
}

/** Uploads the unsynced rows, `most` at a time, and marks them as synced. */
export async function up(api: Api, name: string, most: number): Promise<void> {
  const disk = opened(name);
  for (let asked = unread; ; ) {
    const batch = await disk.where('dirty').equals(1).limit(most).toArray();
    if (batch.length === 0) return;
    const about = { table: 'adventure_sessions', deleted: false, echo: false } as const;
    const changes = batch.map(({ id, version, fields }) => ({ ...about, id, base: version, fields }));
    const { receipts, cursor, seen } = await ask(api, most, { ...asked, changes });
    const versions = new Map(receipts.map((receipt) => [receipt.id, receipt.outcome === 'applied' ? receipt.version : 0]));
    await disk.bulkPut(batch.map((row) => ({ ...row, version: versions.get(row.id) ?? 0, dirty: 0 })));
    asked = { changes: [], since: cursor, seen };
  }
}

/** Downloads all rows of the account, `most` at a time, into the table. */
export async function down(api: Api, name: string, most: number): Promise<void> {
  const disk = opened(name);
  for (let asked = unread; ; ) {
    const { rows, more, cursor, seen } = await ask(api, most, asked);
    const adventures = rows.filter(({ table }) => table === 'adventure_sessions');
    await disk.bulkPut(
      adventures.map(({ id, version, deleted_at: deletedAt, fields }) => ({ id, version, deletedAt, dirty: 0, revision: 0, fields })),
    );
    if (!more) return;
    asked = { changes: [], since: cursor, seen };
  }
}

/** Counts the rows of the table, and the unsynced ones (`waiting`). */
export async function count(name: string): Promise<{ rows: number; waiting: number }> {
  const disk = opened(name);
  return { rows: await disk.count(), waiting: await disk.where('dirty').equals(1).count() };
}
