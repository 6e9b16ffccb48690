import type { Fields } from '../../../src/domain/contracts/sync-protocol.ts';
import { SqlError } from './sql-error.ts';

/** Applies a JSON Patch to the fields of a row, as `private.patched` does. Throws a {@link SqlError} with the reason as its constraint where it can't. */

const mostOps = 50;
const mostDeep = 16;

type Json = unknown;
type Step = { kind: string; place: string[]; value: Json };

const wrong = (reason: string): SqlError => new SqlError('22023', 'nothing can be made of the patch', reason);
const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the new fields; the given ones are not changed. */
export function patched(fields: Fields, patch: unknown): Fields {
  if (!Array.isArray(patch)) throw wrong('patch_unreadable');
  if (patch.length > mostOps) throw wrong('patch_too_long');
  let result: Json = fields;
  for (const step of patch) result = stepped(result, readStep(step));
  return result as Fields;
}

function readStep(step: unknown): Step {
  if (!isObject(step)) throw wrong('patch_unreadable');
  const { op, path } = step;
  const known = op === 'add' || op === 'replace' || op === 'remove';
  if (!known || typeof path !== 'string' || !/^(\/([^~/]|~[01])*)+$/.test(path)) throw wrong('patch_unreadable');
  if (op !== 'remove' && !Object.hasOwn(step, 'value')) throw wrong('patch_unreadable');
  const place = path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (place.length === 1 && op === 'remove') throw wrong('patch_removes_field');
  if (place.length > mostDeep) throw wrong('patch_too_long');
  return { kind: op, place, value: step['value'] };
}

function stepped(whole: Json, { kind, place: [key = '', ...deeper], value }: Step): Json {
  const isLast = deeper.length === 0;
  const adds = isLast && kind === 'add';
  const inside = (part: Json): Json => stepped(part, { kind, place: deeper, value });
  if (Array.isArray(whole)) {
    const places = whole.length + Number(adds);
    const index = adds && key === '-' ? whole.length : /^(0|[1-9]\d{0,8})$/.test(key) ? Number(key) : places;
    if (index >= places) throw wrong('patch_misses');
    if (!isLast) return whole.with(index, inside(whole[index]));
    return kind === 'add' ? whole.toSpliced(index, 0, value) : kind === 'remove' ? whole.toSpliced(index, 1) : whole.with(index, value);
  }
  if (!isObject(whole) || !(Object.hasOwn(whole, key) || adds)) throw wrong('patch_misses');
  if (!isLast) return { ...whole, [key]: inside(whole[key]) };
  if (kind !== 'remove') return { ...whole, [key]: value };
  const { [key]: _, ...others } = whole;
  return others;
}
