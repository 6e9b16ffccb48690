import { describe, expect, test } from 'vitest';
import type { LocalTable, Row, Shadow } from '../../../src/data/schema.ts';
import { jsonBytes } from '../../../src/domain/json.ts';
import { limits } from '../../../src/domain/limits.ts';
import { changeOf, type EditedRow, isSendable, nextBatch, noteSent } from '../../../src/sync/push.ts';
import { uuid } from '../data/family.ts';

/** Which changes are sent next, and in which form. */

const long = 'They built a bridge of cushions. '.repeat(20);
const base = { name: 'Mia', age: 6, about: long };

const row = (n: number, change: Partial<Row> = {}): Row => ({
  id: uuid(n),
  version: 5,
  deletedAt: null,
  dirty: 1,
  revision: 2,
  fields: { ...base, age: 7 },
  trail: ['before'],
  ...change,
});
const shadow = (n: number, change: Partial<Shadow> = {}): Shadow => ({ table: 'children', id: uuid(n), base, sent: [], ...change });
const waiting = (n: number, change: Partial<Row> = {}, of: Shadow | undefined = shadow(n)): EditedRow => ({
  row: row(n, change),
  shadow: of,
});
const none = { profile: [], children: [], environments: [], adventures: [] };

function batch(dirty: Partial<Record<LocalTable, EditedRow[]>>, { most = 200, patches = true } = {}) {
  let marks = 0;
  return nextBatch({ ...none, ...dirty }, () => `mark ${(marks += 1)}`, { most, patches });
}

const patchOf = (one: EditedRow, patches = true) => batch({ children: [one] }, { patches }).chosen[0]?.outgoing.patch;
const ids = ({ chosen }: ReturnType<typeof batch>): string[] => chosen.map(({ outgoing }) => outgoing.id);

describe('a request', () => {
  test('contains every unsynced row, in the order that the account needs, except refused ones', () => {
    const refused = waiting(3, { rejected: { code: 'too_many', reason: 'children', at: '' } });
    const next = batch({ adventures: [waiting(1)], children: [waiting(2), refused, waiting(4)], profile: [waiting(5)] });
    expect(ids(next)).toEqual([uuid(5), uuid(2), uuid(4), uuid(1)]);
    expect(next.full).toBe(false);
    expect(isSendable(row(1))).toBe(true);
    expect(isSendable(row(1, { dirty: 0 }))).toBe(false);
  });

  test('contains at most the allowed number of rows, and says that it is full', () => {
    const three = [waiting(1), waiting(2), waiting(3)];
    expect(ids(batch({ children: three }, { most: 2 }))).toEqual([uuid(1), uuid(2)]);
    expect(batch({ children: three }, { most: 2 }).full).toBe(true);
    expect(batch({ children: three }, { most: 3 }).full).toBe(true);
    expect(batch({ children: three }, { most: 4 }).full).toBe(false);
  });

  test('is at most a megabyte, to the byte, but contains at least one row', () => {
    const sized = (n: number, bytes: number): EditedRow => {
      const whole = (fields: Row['fields']) => {
        const [one] = batch({ children: [waiting(n, { version: 0, fields })] }).chosen;
        return one === undefined ? 0 : jsonBytes(changeOf(one.outgoing));
      };
      return waiting(n, { version: 0, fields: { x: 'x'.repeat(bytes - whole({ x: '' })) } });
    };
    const { max } = limits.pushBytes;
    // Two brackets, and a comma after each.
    const rest = max - 2 - (600_000 + 1) - 1;
    expect(ids(batch({ children: [sized(1, 600_000), sized(2, rest)] }))).toHaveLength(2);
    const over = batch({ children: [sized(1, 600_000), sized(2, rest + 1)] });
    expect([ids(over), over.full]).toEqual([[uuid(1)], true]);
    expect(ids(batch({ children: [sized(1, max + 1), sized(2, 2_000)] }))).toEqual([uuid(1)]);
  });

  test('contains at most as many operations as the server applies at once, including those for trails', () => {
    const edits = (n: number, count: number): EditedRow => {
      const before = Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1]));
      const after = Object.fromEntries(Object.keys(before).map((key) => [key, 2]));
      return waiting(n, { fields: { ...after, about: long.repeat(9) } }, shadow(n, { base: { ...before, about: long.repeat(9) } }));
    };
    const forty = Array.from({ length: 11 }, (_, n) => edits(n, 39));
    expect(forty.slice(0, 1).map((one) => patchOf(one)?.length)).toEqual([39]);
    expect(ids(batch({ children: forty }))).toHaveLength(limits.pushOps.max / 40);
    expect(batch({ children: forty }).full).toBe(true);
    expect(ids(batch({ children: forty }, { patches: false }))).toHaveLength(11);
  });
});

describe('a row is sent as a patch', () => {
  test('if the server accepts patches and the account has the base', () => {
    expect(patchOf(waiting(1))).toEqual([{ op: 'replace', path: '/age', value: 7 }]);
    expect(patchOf(waiting(1), false)).toBeNull();
    expect(changeOf(batch({ children: [waiting(1)] }).chosen[0]?.outgoing ?? never())).toEqual({
      table: 'children',
      id: uuid(1),
      base: 5,
      deleted: false,
      echo: false,
      patch: [
        { op: 'replace', path: '/age', value: 7 },
        { op: 'add', path: '/sync_trail', value: ['before', 'mark 1'] },
      ],
    });
  });

  test.each<[string, EditedRow]>([
    ['the account has never had', waiting(1, { version: 0 })],
    ['was deleted', waiting(1, { deletedAt: 'then' })],
    ['nobody knows the base of', waiting(1, {}, shadow(1, { base: null }))],
    ['has no shadow', { row: row(1), shadow: undefined }],
    ['the server could make nothing of as a change', waiting(1, {}, shadow(1, { whole: true }))],
    ['has lost a field, which no change can say', waiting(1, { fields: { name: 'Mia', about: long } })],
    ['has become another', waiting(1, { fields: { name: 'Tom', age: 9, about: 'Nothing.' } })],
  ])('but whole if it %s', (_what, one) => {
    expect(patchOf(one)).toBeNull();
  });

  test('if that is less than half of its size, and leaves space for its trail', () => {
    const bytesOf = (value: unknown): number => JSON.stringify(value).length;
    const fields = { age: 7, about: '' };
    const patch = bytesOf([{ op: 'replace', path: '/age', value: 7 }]);
    const sized = (length: number) => ({ ...fields, about: 'x'.repeat(length - bytesOf(fields)) });
    const of = (length: number) => patchOf(waiting(1, { fields: sized(length) }, shadow(1, { base: { ...sized(length), age: 6 } })));
    expect(of(2 * patch)).toBeNull();
    expect(of(2 * patch + 1)).not.toBeNull();
    const many = (count: number) => {
      const before = Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1]));
      const after = Object.fromEntries(Object.keys(before).map((key) => [key, 2]));
      return patchOf(
        waiting(1, { fields: { ...after, about: long.repeat(9) } }, shadow(1, { base: { ...before, about: long.repeat(9) } })),
      );
    };
    expect(many(limits.patchOps.max - 1)).toHaveLength(limits.patchOps.max - 1);
    expect(many(limits.patchOps.max)).toBeNull();
  });

  test('a deletion contains no fields; a row without a trail starts one', () => {
    const [gone] = batch({ children: [waiting(1, { deletedAt: 'then' })] }).chosen;
    expect(changeOf(gone?.outgoing ?? never())).toMatchObject({ deleted: true, fields: {} });
    const { trail: _, ...older } = row(1);
    expect(batch({ children: [{ row: older, shadow: undefined }] }).chosen[0]?.outgoing.trail).toEqual(['mark 1']);
  });
});

describe('what is recorded as sent', () => {
  const outgoing = batch({ children: [waiting(1)] }).chosen[0]?.outgoing ?? never();
  const sent = (revision: number) => ({ revision, deleted: false, fields: base, mark: `sent ${revision}` });

  test('is the state with its mark, after earlier ones', () => {
    expect(noteSent([sent(1)], outgoing)).toEqual({
      outgoing,
      sent: [sent(1), { revision: 2, deleted: false, fields: outgoing.fields, mark: 'mark 1' }],
    });
  });

  test('the same state sent again counts as the same push, with the same mark', () => {
    const again = noteSent([sent(1), sent(2)], { ...outgoing, trail: ['sent 2', 'before', 'mark 9'] });
    expect(again).toEqual({ outgoing: { ...outgoing, trail: ['before', 'sent 2'] }, sent: [sent(1), sent(2)] });
  });

  test('at most four are kept; the oldest is forgotten', () => {
    const many = [-3, -2, -1, 0].map(sent);
    expect(noteSent(many, outgoing).sent.map(({ revision }) => revision)).toEqual([-2, -1, 0, 2]);
  });
});

function never(): never {
  throw new Error('Nothing goes out.');
}
