import type { FamilyDexie } from '../../../src/data/schema.ts';
import { localTable, localTables } from '../../../src/data/schema.ts';
import { canonicalJson } from '../../../src/domain/json.ts';
import { checkStory } from './check-story.ts';
import { type FactLog, keyOf, type Recorded } from './fact-log.ts';
import type { StoredRow } from './server.ts';

/** Checks the state at the end of a run: everything that people did is there, and nothing else. */

type Rows = ReadonlyMap<string, StoredRow>;

/** How much later than the server's clock the date of an adventure may be. */
const clockSkewMs = 10 * 60_000;

/**
 * Checks the rows of the account against the log, and returns the violations. `now`: ms since 1970, by the server's clock. `setBack`: the server was
 * restored or wiped during the run. Two devices may then have newer rows than the server without a common base to merge from, so a field may have either
 * side's value, and a word that was removed from a list may be back. Rows, steps and notes must not be lost even then.
 */
export function checkOutcome(
  log: FactLog,
  stored: readonly StoredRow[],
  { delivered, now, setBack }: { delivered: ReadonlySet<string>; now: number; setBack: boolean },
): string[] {
  const rows: Rows = new Map(stored.map((row) => [`${localTable[row.table]} ${row.id}`, row]));
  const violations = [...checkRows(log, rows)];
  for (const [key, facts] of byRow(log.facts)) {
    const row = rows.get(key);
    if (row === undefined || row.deleted || log.broughtBack.has(key) || log.reappearing.has(key)) continue;
    if (!log.imported.has(key)) violations.push(...checkFields(key, row, facts, setBack));
    violations.push(...checkStory(key, row, facts));
  }
  const latest = now + clockSkewMs;
  for (const { id, fields } of stored) {
    if (Date.parse(String(fields['updated_at'])) > latest) violations.push(`adventure ${id} is of ${String(fields['updated_at'])}`);
  }
  for (const id of log.messages) if (!delivered.has(id)) violations.push(`message ${id} never arrived`);
  for (const id of delivered) if (!log.written.has(id)) violations.push(`message ${id} was written by nobody`);
  return violations;
}

function byRow(facts: readonly Recorded[]): Map<string, Recorded[]> {
  const found = new Map<string, Recorded[]>();
  for (const fact of facts) found.set(keyOf(fact), [...(found.get(keyOf(fact)) ?? []), fact]);
  return found;
}

/** Checks that created rows exist, that deleted rows do not, and that every deletion was made by a person. */
function* checkRows(log: FactLog, rows: Rows): Generator<string> {
  const deleted = new Set(log.facts.filter((fact) => fact.kind === 'deleted').map(keyOf));
  for (const fact of log.facts) {
    const key = keyOf(fact);
    const row = rows.get(key);
    const there = row !== undefined && !row.deleted;
    if (fact.kind === 'created' && !fact.forgiven && !there && !deleted.has(key)) yield `${key} is lost`;
    if (fact.kind === 'deleted' && !fact.forgiven && there) yield `${key} was deleted and is back`;
  }
  for (const [key, row] of rows) {
    if (row.deleted && !deleted.has(key)) yield `${key} was deleted by nobody`;
    if (row.deleted && Object.keys(row.fields).length > 0) yield `${key} was deleted and still says something`;
  }
}

type Write = Extract<Recorded, { kind: 'set' }>;

/** Checks a text that is merged part by part: each part is somebody's, each write is there unless somebody who saw it wrote over it. */
function* checkParts(key: string, value: unknown, writes: readonly Write[], sure: readonly Write[], setBack: boolean): Generator<string> {
  const partsOf = (text: unknown): string[] => (typeof text === 'string' ? text.split('; ') : []);
  const parts = partsOf(value);
  const replaced = new Set(writes.flatMap(({ over }) => partsOf(over)));
  for (const part of parts) {
    const isSomebodys = writes.some(({ word }) => word === part) || (setBack && replaced.has(part));
    if (!isSomebodys) yield `${key} limitations: ${part} is there, which nobody wrote`;
    if (!setBack && sure.some(({ over }) => partsOf(over).includes(part)))
      yield `${key} limitations: ${part} is there, which somebody had replaced`;
  }
  for (const { word } of sure) if (!parts.includes(word) && !replaced.has(word)) yield `${key} limitations: ${word} is lost`;
}

function* checkFields(key: string, row: StoredRow, facts: readonly Recorded[], setBack: boolean): Generator<string> {
  const fields = row.fields;
  const set = facts.filter((fact) => fact.kind === 'set');
  for (const field of new Set(set.map((fact) => fact.field))) {
    const value = fields[field];
    const writes = set.filter((fact) => fact.field === field);
    const sure = writes.filter((fact) => !fact.forgiven);
    if (field === 'limitations') {
      yield* checkParts(key, value, writes, sure, setBack);
      continue;
    }
    if (!setBack && sure.some((fact) => fact.over === value)) yield `${key} ${field} is ${String(value)}, which somebody had replaced`;
    const isSomebodys = writes.some((fact) => fact.word === value || (setBack && fact.over === value));
    if (sure.length > 0 && !isSomebodys) yield `${key} ${field} is ${String(value)}, which nobody wrote`;
  }
  const removed = facts.filter((fact) => fact.kind === 'removed');
  for (const fact of facts) {
    if (fact.forgiven || (fact.kind !== 'added' && fact.kind !== 'removed')) continue;
    const list = fields[fact.field] as string[];
    const there = list.includes(fact.word);
    if (list.indexOf(fact.word) !== list.lastIndexOf(fact.word)) yield `${key} ${fact.field}: ${fact.word} is there twice`;
    if (fact.kind === 'removed' && there && !setBack) yield `${key} ${fact.field}: ${fact.word} was removed and is back`;
    if (fact.kind === 'added' && !there && !removed.some((other) => other.word === fact.word))
      yield `${key} ${fact.field}: ${fact.word} is lost`;
  }
}

/** Checks that a device has exactly the rows of the account, and nothing left to send. Returns the violations. */
export async function checkDevice(name: string, dexie: FamilyDexie, stored: readonly StoredRow[]): Promise<string[]> {
  const violations: string[] = [];
  const live = new Map(stored.filter((row) => !row.deleted).map((row) => [`${localTable[row.table]} ${row.id}`, row]));
  for (const table of localTables) {
    for (const row of await dexie[table].toArray()) {
      const key = `${table} ${row.id}`;
      if (row.dirty === 1) violations.push(`${name}: ${key} still waits`);
      if (row.rejected !== undefined) violations.push(`${name}: ${key} waits for a person`);
      if (row.deletedAt !== null) {
        if (live.has(key)) violations.push(`${name}: ${key} is deleted here alone`);
        if (Object.keys(row.fields).length > 0) violations.push(`${name}: ${key} is deleted and still says something`);
        continue;
      }
      const theirs = live.get(key);
      if (theirs === undefined) violations.push(`${name}: ${key} is not in the account`);
      else if (canonicalJson(row.fields) !== canonicalJson(theirs.fields)) {
        violations.push(`${name}: ${key} differs: ${canonicalJson(row.fields)} | ${canonicalJson(theirs.fields)}`);
      }
      live.delete(key);
    }
  }
  for (const key of live.keys()) violations.push(`${name}: ${key} is missing`);
  if ((await dexie.shadows.count()) > 0) violations.push(`${name}: a shadow without an edit`);
  if ((await dexie.outbox.count()) > 0) violations.push(`${name}: a message still waits`);
  return violations;
}
