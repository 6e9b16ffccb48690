import type * as z from 'zod/mini';
import { canonicalJson, isRecord, sameJson } from '../json.ts';

/** Rules for a value that both sides of a merge have changed. */

/** Rules for fields of an entity; a field without one uses the table's tie-break. */
export type MergeRules<Schema extends z.ZodMiniObject> = { readonly [Field in keyof Schema['shape']]?: Rule };

/** Decides what to do if both sides changed a value differently. */
export type Rule = (base: unknown, mine: unknown, theirs: unknown) => unknown;

/** A three-way merge of one value; `rule` decides where both sides changed it. */
export function mergeValue<T>(base: unknown, mine: T, theirs: T, rule: (base: unknown, mine: T, theirs: T) => T): T {
  if (sameJson(mine, theirs) || sameJson(theirs, base)) return mine;
  if (sameJson(mine, base)) return theirs;
  return rule(base, mine, theirs);
}

/** Earlier than any date, in ms since 1970, and still a finite number. */
const distantPast = -8.64e15;

/** An ISO time as ms since 1970; the distant past for anything else. */
export function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? distantPast : time;
}

export const laterTime: Rule = (_base, mine, theirs) => (timeOf(mine) >= timeOf(theirs) ? mine : theirs);

/** Items that both sides kept stay in their order; added ones follow, each side's in its own order. */
export function mergeSet(base: unknown, mine: unknown, theirs: unknown): unknown {
  const began = Array.isArray(base) ? base : [];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const keys = (list: readonly unknown[]): Set<string> => new Set(list.map(canonicalJson));
  const [inBase, inMine, inTheirs] = [keys(began), keys(mine), keys(theirs)];
  const kept = began.filter((item) => inMine.has(canonicalJson(item)) && inTheirs.has(canonicalJson(item)));
  const [first, second] = canonicalJson(mine) <= canonicalJson(theirs) ? [mine, theirs] : [theirs, mine];
  const added = [...first, ...second].filter((item) => !inBase.has(canonicalJson(item)));
  return [...new Map([...kept, ...added].map((item) => [canonicalJson(item), item])).values()];
}

/**
 * Texts whose parts (*Asthma; hates spiders*) are merged like the items of a list: what a child must be spared is not decided by which device was online
 * first. A part of which another one says every clause is not said twice (*Asthma* beside *Asthma, no nuts*); beyond `max` characters, mine stays.
 */
export const mergeParts =
  (max: number): Rule =>
  (base, mine, theirs) => {
    const [began, own, other] = [partsOf(base) ?? [], partsOf(mine), partsOf(theirs)];
    if (own === null || other === null) return mine;
    const parts = mergeSet(began, own, other) as string[];
    const said = parts.filter((part) => !parts.some((longer) => holds(longer, part)));
    const text = said.join('; ');
    return text === '' ? null : text.length <= max ? text : mine;
  };

/** Whether a part says each clause of a shorter one. By whole clauses, since *ear* stands in *fear of dogs*, and *no running indoors* forbids less than *no running*. */
function holds(longer: string, part: string): boolean {
  const [all, some] = [clausesOf(longer), clausesOf(part)];
  return some.length < all.length && some.every((clause) => all.includes(clause));
}

function clausesOf(part: string): string[] {
  return part.split(',').map((clause) => clause.trim());
}

/** None for nothing, null for what is no text, as a newer app may write it. */
function partsOf(value: unknown): string[] | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (typeof value !== 'string') return null;
  return value
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Both sides' numbers only ever grow, so the higher one is the later one. */
export function mergeMemory(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const began = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const rule = name === 'adventures' ? higher : name === 'met' ? higherEach : keepMine;
      return [name, mergeValue(began[name], mine[name], theirs[name], rule)];
    }),
  );
}

const keepMine: Rule = (_base, mine) => mine;

/** If one side lacks a key, its copy of the row is older (for example restored from a backup), so the other side's number is kept. */
const higher: Rule = (_base, mine, theirs) => {
  if (mine === undefined) return theirs;
  return typeof mine === 'number' && typeof theirs === 'number' ? Math.max(mine, theirs) : mine;
};

const higherEach: Rule = (_base, mine, theirs) => {
  if (mine === undefined) return theirs;
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, id in mine && id in theirs ? higher(undefined, mine[id], theirs[id]) : (mine[id] ?? theirs[id])]),
  );
};
