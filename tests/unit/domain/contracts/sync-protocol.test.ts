import { describe, expect, test } from 'vitest';
import { Change, Receipt, SyncAnswer, syncedTables } from '../../../../src/domain/contracts/sync-protocol.ts';

const row = { table: 'children', id: 'a', version: 3, deleted_at: null, fields: { name: 'Mia', shoe_size: 29 } };
const answer = { receipts: [], rows: [], cursor: 3, more: false, purged: 0, seen: { version: 3, stamp: 'one' } };

describe('the sync protocol', () => {
  test('the account comes before everything that belongs to it, so that a push in this order finds its owner', () => {
    expect(syncedTables[0]).toBe('users');
    expect(new Set(syncedTables).size).toBe(4);
  });

  test('columns of newer versions are kept', () => {
    expect(SyncAnswer.parse({ ...answer, rows: [row] }).rows[0]).toEqual(row);
  });

  test('a receipt has one of three outcomes, with the fields it needs', () => {
    const about = { table: 'children', id: 'a' };
    expect(Receipt.safeParse({ ...about, outcome: 'applied', version: 4 }).success).toBe(true);
    expect(Receipt.safeParse({ ...about, outcome: 'conflict', row }).success).toBe(true);
    expect(Receipt.safeParse({ ...about, outcome: 'rejected', code: '23514', reason: 'children_age' }).success).toBe(true);
    expect(Receipt.safeParse({ ...about, outcome: 'applied' }).success).toBe(false);
    expect(Receipt.safeParse({ ...about, outcome: 'conflict' }).success).toBe(false);
    expect(Receipt.safeParse({ ...about, outcome: 'fine', version: 4 }).success).toBe(false);
  });

  test('a change names a synced table and a valid base', () => {
    const change = { table: 'children', id: 'a', base: 0, deleted: false, fields: {} };
    expect(Change.safeParse(change).success).toBe(true);
    expect(Change.safeParse({ ...change, table: 'feedback' }).success).toBe(false);
    expect(Change.safeParse({ ...change, base: -1 }).success).toBe(false);
  });

  test.each(['cursor', 'seen'] as const)('an answer without its %s is refused, so that nothing counts as synced by mistake', (part) => {
    const { [part]: _, ...rest } = answer;
    expect(SyncAnswer.safeParse(answer).success).toBe(true);
    expect(SyncAnswer.safeParse(rest).success).toBe(false);
    expect(SyncAnswer.safeParse(null).success).toBe(false);
    expect(SyncAnswer.safeParse([]).success).toBe(false);
  });
});
