import * as fc from 'fast-check';
import { storableText } from '../../../src/domain/storable.ts';

/** Property-test values: a row of arbitrary JSON, as any version of the app may have written it, and the same row edited in one to six places. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Row = { [name: string]: Json };
export type EditedRow = { base: Row; next: Row };

const word = fc.string({ unit: 'binary', maxLength: 8 }).map(storableText);
// Few short names, so that two edits often have the same path; some contain the special characters of JSON pointers.
const name = fc.oneof(fc.constantFrom('a', 'b', 'c', '~', '/', '~1', '0', '-', ''), word);
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }))
  .map((value) => (value === 0 ? 0 : value));
const value = fc.letrec<{ any: Json; list: Json[]; map: Row }>((tie) => ({
  any: fc.oneof({ maxDepth: 5, withCrossShrink: true }, fc.constantFrom(null, true, false), number, word, tie('list'), tie('map')),
  list: fc.array(tie('any'), { maxLength: 6 }),
  map: fc.dictionary(name, tie('any'), { maxKeys: 5, noNullPrototype: true }),
}));

/** An edit. `turns` selects the place: at each level the index of the child to go into, modulo their number. */
type Edit = { turns: number[]; kind: 'put' | 'drop' | 'add'; key: string; value: Json };
const edit = fc.record({
  turns: fc.array(fc.nat(5), { maxLength: 5 }),
  kind: fc.constantFrom('put' as const, 'drop' as const, 'add' as const),
  key: name,
  value: value.any,
});

function edited(target: Json, { turns, kind, key, value: fresh }: Edit, depth = 0): Json {
  const [turn = 0] = turns;
  const deeper: Edit = { turns: turns.slice(1), kind, key, value: fresh };
  if (Array.isArray(target)) {
    const at = turn % (target.length + 1);
    if (kind === 'add') return target.toSpliced(at, 0, fresh);
    if (at === target.length) return target;
    if (turns.length > 1) return target.with(at, edited(target[at] ?? null, deeper, depth + 1));
    return kind === 'drop' ? target.toSpliced(at, 1) : target.with(at, fresh);
  }
  if (typeof target !== 'object' || target === null) return fresh;
  const names = Object.keys(target);
  const at = names[turn % (names.length + 1)];
  if (at === undefined || kind === 'add') return { ...target, [key]: fresh };
  if (turns.length > 1) return { ...target, [at]: edited(target[at] ?? null, deeper, depth + 1) };
  if (kind === 'put') return { ...target, [at]: fresh };
  // A field of the row itself is never removed.
  if (depth === 0) return { ...target, [at]: null };
  const { [at]: _, ...others } = target;
  return others;
}

/** A row and its edited form; in one of ten, two independent rows. */
export const editedRows: fc.Arbitrary<EditedRow> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(value.map, fc.array(edit, { minLength: 1, maxLength: 6 }))
      .map(([base, edits]) => ({ base, next: edits.reduce<Json>((row, one) => edited(row, one), base) as Row })),
  },
  { weight: 1, arbitrary: fc.tuple(value.map, value.map).map(([base, next]) => ({ base, next: { ...base, ...next } })) },
);
