import * as z from 'zod/mini';
import { isParent, jsonBytes, sameJson } from './json.ts';
import { limits } from './limits.ts';

/**
 * Changes to a value as a JSON Patch (RFC 6902) with the operations `add`, `replace` and `remove`. A merge patch (RFC 7386) would not do:
 * it can only replace a whole array, such as a story's steps, and uses null to remove a field, while here null is a value.
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
 * The patch that turns `base` into `next`. Null if it can't be sent as a patch: a column of the row is missing in `next` (a whole row can't
 * remove one either), or it has more or deeper operations than the server applies.
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
  // If most of the value has changed, replacing it as a whole is shorter.
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

/** Keeps the common start and end; the items in between are compared one by one, and the rest is added or removed. */
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
  // From the end, so that removing an item does not shift the others' indices.
  for (let index = from - 1; index >= both; index -= 1) ops.push({ op: 'remove', path: at(path, index) });
  for (let index = both; index < to; index += 1) ops.push({ op: 'add', path: at(path, index), value: next[index] });
  return ops;
}

function at(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys with a value; JSON does not contain `undefined`. */
function keysOf(value: Members): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function has(value: Members, key: string): boolean {
  return Object.hasOwn(value, key) && value[key] !== undefined;
}
