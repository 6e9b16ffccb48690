import * as z from 'zod/mini';
import { valueAt } from './contracts/issue-parts.ts';
import { StoredAdventure } from './entities/adventure.ts';
import { because, Id } from './entities/checks.ts';
import { StoredChild } from './entities/child.ts';
import { StoredEnvironment } from './entities/environment.ts';
import { StoredProfile } from './entities/profile.ts';
import { fitsBytes, isParent, jsonBytes } from './json.ts';
import { limits } from './limits.ts';
import { type Fault, problemOf, type Whose } from './problems.ts';

/**
 * The file with everything of a family, written by the export and read by the import. Its rows are loose, so that fields of newer versions
 * are kept.
 */

export const familyFileVersion = 1;

/** The largest profile, child or place that an account surely accepts, in bytes of JSON. */
const familyRowBytes = 40 * 1024;
/** Bytes for what sync adds to an adventure, with a margin. */
const reservedBytes = 1024;

/**
 * How deep objects and lists may lie in one another. Those of a family lie about ten deep, and what newer versions add hardly deeper; some thousand levels
 * exhaust the stack of whatever walks them.
 */
const deepest = 100;

/** Whether an account can store an adventure with these fields. */
export function fitsAdventure(fields: unknown): boolean {
  return fitsBytes(fields, limits.adventureBytes.max - reservedBytes);
}

const small = z.refine<object>((row) => jsonBytes(row) <= familyRowBytes, because('entry-too-large'));
const adventureSized = z.refine<object>(fitsAdventure, because('adventure-too-large'));
const distinct = z.refine<readonly { id: string }[]>(
  (rows) => new Set(rows.map((row) => row.id)).size === rows.length,
  because('entry-twice'),
);

export const FamilyFile = z.object({
  app: z.literal('play-venture', because('not-our-file')),
  version: z.literal(familyFileVersion, because('file-of-another-version')),
  /** ISO time. */
  exported_at: z.string(),
  /** The profile's id is the account's id. */
  profile: z.extend(StoredProfile, { id: Id }).check(small),
  children: z.array(z.extend(StoredChild, { id: Id }).check(small)).check(distinct),
  environments: z.array(z.extend(StoredEnvironment, { id: Id }).check(small)).check(distinct),
  adventures: z.array(z.extend(StoredAdventure, { id: Id }).check(adventureSized)).check(distinct),
});
export type FamilyFile = z.infer<typeof FamilyFile>;

export type FamilyFileAnswer = { ok: true; file: FamilyFile } | { ok: false; fault: Fault };

/** Parses a family's file. One invalid value makes the whole file invalid; the fault says in which entry, and what is wrong. */
export function readFamilyFile(text: string): FamilyFileAnswer {
  const read = parse(text);
  if (read === null) return { ok: false, fault: { problem: 'file-damaged' } };
  const { json, parsed } = read;
  if (parsed.success) return { ok: true, file: parsed.data };
  const issue = parsed.error.issues[0];
  if (issue === undefined || issue.path.length === 0) return { ok: false, fault: { problem: 'not-our-file' } };
  const missing = valueAt(json, issue.path) === undefined;
  return {
    ok: false,
    fault: { problem: problemOf(issue.message) ?? (missing ? 'part-missing' : 'part-unreadable'), whose: whoseValue(issue.path, json) },
  };
}

/** Null for what is no JSON, or would exhaust the stack: by how deep it is, or by more faults than a list of them can hold. */
function parse(text: string): { json: unknown; parsed: ReturnType<typeof FamilyFile.safeParse> } | null {
  try {
    const json: unknown = JSON.parse(text);
    return isDeeper(json, deepest) ? null : { json, parsed: FamilyFile.safeParse(json) };
  } catch {
    return null;
  }
}

/** Whether objects and lists lie more than `most` deep in one another. */
function isDeeper(value: unknown, most: number): boolean {
  return isParent(value) && (most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1)));
}

/** The entry to which the value at the path belongs; undefined if it belongs to none. */
function whoseValue([list, index]: readonly PropertyKey[], json: unknown): Whose | undefined {
  if (list !== 'profile' && list !== 'children' && list !== 'environments' && list !== 'adventures') return undefined;
  if (typeof index !== 'number') return { list, name: null, index: null };
  const names = ['name', 'custom_name', 'custom_theme'].map((field) => valueAt(json, [list, index, field]));
  const name = names.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return { list, name: name ?? null, index };
}

/** The file's name, with the date of `at` (ms) where the device is: `play-venture-2026-11-21.json`. */
export function familyFileName(at: number): string {
  const here = at - new Date(at).getTimezoneOffset() * 60_000;
  return `play-venture-${new Date(here).toISOString().slice(0, 10)}.json`;
}

/**
 * The id that a row of account `from` gets in account `to`: unchanged if they are the same account. It is deterministic, so that importing
 * a file twice, or on two devices, finds the same rows; and importing back into the first account restores the original ids. An `attempt`
 * above 0 gives other ids, for rows whose id was used by a deleted row.
 */
export function idInAccount(id: string, from: string, to: string, attempt: number): string {
  if (from === to && attempt === 0) return id;
  const salt = (BigInt(attempt) * 0x9e3779b9n) & 0xffffffffn;
  const bits = bitsOf(id) ^ ((bitsOf(from) ^ bitsOf(to)) & keptBits) ^ (salt << 96n);
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** All bits except those for the UUID's version and variant. */
const keptBits = 0xffffffffffff0fff3fffffffffffffffn;

function bitsOf(id: string): bigint {
  return BigInt(`0x${id.replaceAll('-', '')}`);
}
