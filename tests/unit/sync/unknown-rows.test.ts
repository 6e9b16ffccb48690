import { expect, test } from 'vitest';
import { partUnknownRows } from '../../../src/sync/unknown-rows.ts';

const child = { table: 'children', id: 'c', version: 1, deleted_at: null, fields: {} };
const badge = { table: 'badges', id: 'b', version: 2, deleted_at: null, fields: { won: 'the kite' } };

test('rows of unknown tables are separated from the others', () => {
  expect(partUnknownRows({ rows: [badge, child], cursor: 2 })).toEqual({ body: { rows: [child], cursor: 2 }, unknownRows: [badge] });
});

test.each([[null], [undefined], ['<html>'], [7], [[]], [{}], [{ rows: 'none' }], [{ rows: null }]])(
  '%j is left for the schema to check',
  (body) => {
    expect(partUnknownRows(body)).toEqual({ body, unknownRows: [] });
  },
);

test('what is no row at all is left in place', () => {
  const rows = [null, 'badges', { table: 'badges' }, { id: 'b' }];
  expect(partUnknownRows({ rows })).toEqual({ body: { rows }, unknownRows: [] });
});
