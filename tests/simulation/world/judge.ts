import type { FamilyDexie } from '../../../src/data/schema.ts';
import { localTable, localTables } from '../../../src/data/schema.ts';
import { canonicalJson } from '../../../src/domain/json.ts';
import { type Diary, keyOf, type Recorded } from './facts.ts';
import { judgeStory } from './judge-story.ts';
import type { StoredRow } from './server.ts';

/** Whether all that people did is there in the end, and nothing that nobody did. */

type Rows = ReadonlyMap<string, StoredRow>;

/** How much later than the server's clock an adventure may be. */
const clockSkewMs = 10 * 60_000;

/**
 * `now`: ms since 1970, by the server's clock. `setBack`: the server was restored or wiped on the way. Two devices that meet then may both know more than it does, and nobody has the state that both
 * began from: what one field is may be decided otherwise, and a word that was removed from a list may be back. No row, step or note is lost all the same.
 */
export function judge(
  diary: Diary,
  stored: readonly StoredRow[],
  { delivered, now, setBack }: { delivered: ReadonlySet<string>; now: number; setBack: boolean },
): string[] {
  const rows: Rows = new Map(stored.map((row) => [`${localTable[row.table]} ${row.id}`, row]));
  const faults = [...judgeRows(diary, rows)];
  for (const [key, facts] of byRow(diary.facts)) {
    const row = rows.get(key);
    if (row === undefined || row.deleted || diary.broughtBack.has(key) || diary.anew.has(key)) continue;
    if (!diary.imported.has(key)) faults.push(...judgeFields(key, row, facts, setBack));
    faults.push(...judgeStory(key, row, facts));
  }
  const latest = now + clockSkewMs;
  for (const { id, fields } of stored) {
    if (Date.parse(String(fields['updated_at'])) > latest) faults.push(`adventure ${id} is of ${String(fields['updated_at'])}`);
  }
  for (const id of diary.messages) if (!delivered.has(id)) faults.push(`message ${id} never arrived`);
  for (const id of delivered) if (!diary.written.has(id)) faults.push(`message ${id} was written by nobody`);
  return faults;
}

function byRow(facts: readonly Recorded[]): Map<string, Recorded[]> {
  const found = new Map<string, Recorded[]>();
  for (const fact of facts) found.set(keyOf(fact), [...(found.get(keyOf(fact)) ?? []), fact]);
  return found;
}

/** What was made is there, what was deleted is not, and nothing went by itself. */
function* judgeRows(diary: Diary, rows: Rows): Generator<string> {
  const deleted = new Set(diary.facts.filter((fact) => fact.kind === 'deleted').map(keyOf));
  for (const fact of diary.facts) {
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

function* judgeFields(key: string, row: StoredRow, facts: readonly Recorded[], setBack: boolean): Generator<string> {
  const fields = row.fields;
  const set = facts.filter((fact) => fact.kind === 'set');
  for (const field of new Set(set.map((fact) => fact.field))) {
    const value = fields[field];
    const writes = set.filter((fact) => fact.field === field);
    const sure = writes.filter((fact) => !fact.forgiven);
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

/** Whether the device has what the account has, row by row, and nothing on its mind. */
export async function judgeDevice(name: string, dexie: FamilyDexie, stored: readonly StoredRow[]): Promise<string[]> {
  const faults: string[] = [];
  const live = new Map(stored.filter((row) => !row.deleted).map((row) => [`${localTable[row.table]} ${row.id}`, row]));
  for (const table of localTables) {
    for (const row of await dexie[table].toArray()) {
      const key = `${table} ${row.id}`;
      if (row.dirty === 1) faults.push(`${name}: ${key} still waits`);
      if (row.rejected !== undefined) faults.push(`${name}: ${key} waits for a person`);
      if (row.deletedAt !== null) {
        if (live.has(key)) faults.push(`${name}: ${key} is deleted here alone`);
        if (Object.keys(row.fields).length > 0) faults.push(`${name}: ${key} is deleted and still says something`);
        continue;
      }
      const theirs = live.get(key);
      if (theirs === undefined) faults.push(`${name}: ${key} is not in the account`);
      else if (canonicalJson(row.fields) !== canonicalJson(theirs.fields)) {
        faults.push(`${name}: ${key} differs: ${canonicalJson(row.fields)} | ${canonicalJson(theirs.fields)}`);
      }
      live.delete(key);
    }
  }
  for (const key of live.keys()) faults.push(`${name}: ${key} is missing`);
  if ((await dexie.shadows.count()) > 0) faults.push(`${name}: a shadow without an edit`);
  if ((await dexie.outbox.count()) > 0) faults.push(`${name}: a message still waits`);
  return faults;
}
