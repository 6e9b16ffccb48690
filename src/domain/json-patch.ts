import * as z from 'zod/mini';
import { jsonBytes, sameJson } from './json.ts';
import { limits } from './limits.ts';

/**
 * What has changed of a value, as a JSON Patch (RFC 6902) of the operations `add`, `replace` and `remove`. A merge patch (RFC 7386) says an
 * array only as a whole, and takes null for "remove": the steps of a story are an array, and null is a value of many fields.
 */

export const PatchOp = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
]);
export type PatchOp = z.infer<typeof PatchOp>;
export type JsonPatch = readonly PatchOp[];

type Members = Readonly<Record<string, unknown>>;

/**
 * What makes `next` of `base`. Null where a patch is no way to say it: a field of the row itself is gone (which a row that is sent whole
 * can't say either: what it does not name stays), or it would take more or deeper operations than the server applies.
 */
export function diffFields(base: Members, next: Members): JsonPatch | null {
  if (keysOf(base).some((key) => !has(next, key))) return null;
  const ops = diffMembers('', base, next);
  const fits = ops.length <= limits.patchOps.max && ops.every(({ path }) => path.split('/').length - 1 <= limits.patchDepth.max);
  return fits ? ops : null;
}

function diff(path: string, base: unknown, next: unknown): JsonPatch {
  const whole: JsonPatch = [{ op: 'replace', path, value: next }];
  const isList = Array.isArray(base);
  if (!isParent(base) || !isParent(next) || isList !== Array.isArray(next)) return sameJson(base, next) ? [] : whole;
  const parts = isList ? diffItems(path, base, next as unknown as readonly unknown[]) : diffMembers(path, base, next);
  // Another thing in the same place is not made of the one before it field by field.
  return parts.length > 1 && jsonBytes(parts) > jsonBytes(whole) ? whole : parts;
}

function diffMembers(path: string, base: Members, next: Members): JsonPatch {
  const removed = keysOf(base).filter((key) => !has(next, key));
  return [
    ...removed.map((key): PatchOp => ({ op: 'remove', path: at(path, key) })),
    ...keysOf(next).flatMap((key): JsonPatch => {
      const place = at(path, key);
      return has(base, key) ? diff(place, base[key], next[key]) : [{ op: 'add', path: place, value: next[key] }];
    }),
  ];
}

/** What both begin and end with stays; between, item by item, and what is over is added or removed. */
function diffItems(path: string, base: readonly unknown[], next: readonly unknown[]): JsonPatch {
  const most = Math.min(base.length, next.length);
  let start = 0;
  while (start < most && sameJson(base[start], next[start])) start += 1;
  let tail = 0;
  while (tail < most - start && sameJson(base.at(-1 - tail), next.at(-1 - tail))) tail += 1;
  const [from, to] = [base.length - tail, next.length - tail];
  const both = Math.min(from, to);
  const ops: PatchOp[] = [];
  for (let index = start; index < both; index += 1) ops.push(...diff(at(path, index), base[index], next[index]));
  // (the last one first: no place moves before it has had its turn)
  for (let index = from - 1; index >= both; index -= 1) ops.push({ op: 'remove', path: at(path, index) });
  for (let index = both; index < to; index += 1) ops.push({ op: 'add', path: at(path, index), value: next[index] });
  return ops;
}

/** What the patch makes of `fields`; null where it does not fit: a place that is not there, or a field of the row itself to be removed. */
export function applyPatch(fields: Members, patch: JsonPatch): Members | null {
  let result: unknown = fields;
  for (const op of patch) {
    const [root, ...keys] = op.path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (root !== '' || (op.op === 'remove' && keys.length === 1)) return null;
    const next = changed(result, keys, op);
    if (next === undefined) return null;
    result = next;
  }
  return result as Members;
}

/** The value with the operation carried out at the place that `keys` leads to; undefined where there is no such place. */
function changed(value: unknown, [key, ...deeper]: readonly string[], op: PatchOp): unknown {
  if (key === undefined || !isParent(value)) return undefined;
  if (Array.isArray(value)) return changedList(value, key, deeper, op);
  const there = Object.hasOwn(value, key);
  if (deeper.length === 0 && op.op !== 'remove') return there || op.op === 'add' ? { ...value, [key]: op.value } : undefined;
  if (!there) return undefined;
  if (deeper.length > 0) {
    const part = changed(value[key], deeper, op);
    return part === undefined ? undefined : { ...value, [key]: part };
  }
  const { [key]: _, ...others } = value;
  return others;
}

function changedList(list: readonly unknown[], key: string, deeper: readonly string[], op: PatchOp): unknown {
  const adds = deeper.length === 0 && op.op === 'add';
  const index = adds && key === '-' ? list.length : /^(0|[1-9]\d*)$/.test(key) ? Number(key) : list.length + 1;
  if (index > list.length || (index === list.length && !adds)) return undefined;
  if (adds) return spliced(list, index, 0, op.value);
  if (deeper.length === 0) return op.op === 'remove' ? spliced(list, index, 1) : spliced(list, index, 1, op.value);
  const part = changed(list[index], deeper, op);
  return part === undefined ? undefined : spliced(list, index, 1, part);
}

/** (`toSpliced` would say it, and is missing in browsers that the app still runs in.) */
function spliced(list: readonly unknown[], index: number, gone: number, ...added: readonly unknown[]): unknown[] {
  return [...list.slice(0, index), ...added, ...list.slice(index + gone)];
}

function at(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isParent(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** The names of what is there: on the wire, `undefined` is not. */
function keysOf(value: Members): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function has(value: Members, key: string): boolean {
  return Object.hasOwn(value, key) && value[key] !== undefined;
}
