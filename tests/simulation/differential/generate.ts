import { type Fields, type SyncedTable, syncedTables } from '../../../src/domain/contracts/sync-protocol.ts';
import { diffFields } from '../../../src/domain/json-patch.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { RawChange } from '../model/changes.ts';
import { answerRow, type Family, type Stored } from '../model/family.ts';
import { type RawRequest, stampAt } from '../model/sync.ts';
import type { Rng } from '../world/random.ts';
import { largeFields, randomFields } from './values.ts';

/** Random calls of `sync`: such as devices send, and such as they never should. */

export type Call = { caller: string; request: RawRequest };

/** `strangers`: ids of other families' rows. `now`: ms since 1970. `withoutHugePushes`: no push has near 200 rows. */
export type Scene = { family: Family; strangers: readonly string[]; now: number; withoutHugePushes: boolean };

/** A call by the family’s account, or sometimes by another caller. */
export function randomCall(rng: Rng, scene: Scene): Call {
  const { family } = scene;
  const { account } = family;
  const caller = rng.chance(0.97) ? account : rng.chance(0.5) ? '' : rng.uuid();
  const changes = rng.chance(0.005) ? rng.pick([{}, 'x', null]) : someChanges(rng, scene);
  const since = pickWeighted(rng, [
    [6, family.counter],
    [3, rng.below(family.counter + 1)],
    [2, 0],
    [0.3, family.counter + 1 + rng.below(9)],
    [0.1, -3],
  ]);
  const most = pickWeighted(rng, [
    [6, 200],
    [3, 1 + rng.below(6)],
    [0.3, 0],
    [0.3, 1000],
  ]);
  return { caller, request: { account, changes, since, max_rows: most, ...randomSeen(rng, family) } };
}

function randomSeen(rng: Rng, family: Family): Pick<RawRequest, 'seen'> {
  if (rng.chance(0.4)) return {};
  const version = rng.chance(0.6) ? family.counter : rng.below(family.counter + 1);
  const stamp = stampAt(family, version) ?? rng.uuid();
  return pickWeighted(rng, [
    [20, { seen: { version, stamp } }],
    [0.5, { seen: { version, stamp: rng.uuid() } }],
    [0.5, { seen: { version: family.counter + 1 + rng.below(4), stamp } }],
  ]);
}

function someChanges(rng: Rng, scene: Scene): RawChange[] {
  if (!scene.withoutHugePushes && rng.chance(0.004)) {
    return Array.from({ length: rng.pick([200, 201]) ?? 200 }, () => ({
      ...randomChange(rng, { ...scene, withoutHugePushes: true }),
      deleted: true,
    }));
  }
  const isLarge = rng.chance(0.004);
  if (isLarge)
    return Array.from({ length: 1 + rng.below(5) }, () => whole(rng, 'adventure_sessions', rng.uuid(), 0, largeFields(rng, scene.now)));
  const count = pickWeighted(rng, [
    [6, 0],
    [11, 1],
    [4, 2 + rng.below(3)],
    [0.4, 8 + rng.below(14)],
  ]);
  // Several adventures that the function can write in one statement.
  if (count > 1 && rng.chance(0.35)) return cleanAdventures(rng, scene, count);
  return Array.from({ length: count }, () => randomChange(rng, scene));
}

/** Adventures of which most can be written in one statement. */
function cleanAdventures(rng: Rng, scene: Scene, count: number): RawChange[] {
  const known = shuffled(rng, liveRows(scene.family, 'adventure_sessions')).slice(0, count);
  const edited = known.map((row) => {
    const before = answerRow(row).fields;
    const next = { ...before, custom_name: rng.word(), sync_trail: [rng.word()] };
    return rng.chance(0.5) ? whole(rng, 'adventure_sessions', row.id, row.version, next) : patch(rng, row, diffFields(before, next) ?? []);
  });
  const added = Array.from({ length: count - edited.length }, () => {
    const plain = randomFields(rng, 'adventure_sessions', scene.now);
    return whole(rng, 'adventure_sessions', rng.uuid(), 0, plain);
  });
  const others = rng.chance(0.4) ? [randomChange(rng, scene)] : [];
  return shuffled(rng, [...edited, ...added.slice(0, 4), ...others]);
}

function randomChange(rng: Rng, scene: Scene): RawChange {
  const { family, strangers, now } = scene;
  const table = pickWeighted<string>(rng, [
    [45, 'adventure_sessions'],
    [25, 'children'],
    [20, 'user_environments'],
    [8, 'users'],
    [1, 'strangers'],
  ]);
  const rows = [...family.rows.values()].filter((row) => row.table === table);
  const row = rng.chance(0.75) || table === 'users' ? rng.pick(rows) : undefined;
  const known = syncedTables.includes(table as SyncedTable) ? (table as SyncedTable) : 'children';
  const id =
    row?.id ??
    pickWeighted(rng, [
      [20, rng.uuid()],
      [2, rng.pick(strangers) ?? rng.uuid()],
      [0.7, 'not-a-uuid'],
      [0.3, ''],
    ]);
  const said = rng.chance(0.04) ? id.toUpperCase() : id;
  const base = pickWeighted(rng, [
    [20, row?.version ?? 0],
    [2, 0],
    [3, rng.below(family.counter + 1)],
    [0.5, family.counter + 5],
    [0.2, -1],
    [0.1, 1.5],
  ]);
  if (rng.chance(0.1)) return { table, id: said, base, deleted: true, fields: {}, ...someEcho(rng) };
  if (row !== undefined && rng.chance(0.45)) return { ...patch(rng, row, somePatch(rng, row, known, now)), id: said, base };
  if (rng.chance(0.01)) return { table, id: said, base, deleted: false, fields: rng.pick([null, [], 'x', 5]), ...someEcho(rng) };
  if (rng.chance(0.005)) return { table, id: said, base, deleted: false };
  const fields = randomFields(rng, known, now);
  return { ...whole(rng, table, said, base, row !== undefined && rng.chance(0.3) ? { ...answerRow(row).fields, ...fields } : fields) };
}

function whole(rng: Rng, table: string, id: string, base: number, fields: Fields): RawChange {
  return { table, id, base, deleted: false, fields, ...someEcho(rng) };
}

function patch(rng: Rng, { table, id, version }: Stored, ops: unknown): RawChange {
  return { table, id, base: version, deleted: false, patch: ops, ...someEcho(rng) };
}

function someEcho(rng: Rng): Pick<RawChange, 'echo'> {
  return pickWeighted(rng, [
    [8, { echo: false }],
    [1, { echo: true }],
    [1, {}],
  ]);
}

function somePatch(rng: Rng, row: Stored, table: SyncedTable, now: number): unknown {
  const before = answerRow(row).fields;
  if (rng.chance(0.5)) return diffFields(before, { ...before, ...randomFields(rng, table, now) }) ?? [];
  if (rng.chance(0.05)) return rng.pick([null, {}, 'x', [null], ['x'], [{}], [{ op: 'move', path: '/name', from: '/age' }], []]);
  if (rng.chance(0.02)) return Array.from({ length: limits.patchOps.max + rng.below(2) }, () => ({ op: 'add', path: '/mood', value: 1 }));
  return Array.from({ length: 1 + rng.below(4) }, () => randomOp(rng, before));
}

/** A patch operation whose path exists in the fields, nearly exists, or does not. */
function randomOp(rng: Rng, fields: Fields): unknown {
  const places = placesOf(fields, '', 0);
  const path = pickWeighted(rng, [
    [10, rng.pick(places) ?? '/name'],
    [1, `${rng.pick(places) ?? ''}/-`],
    [1, `${rng.pick(places) ?? ''}/${rng.below(4)}`],
    [1, `${rng.pick(places) ?? ''}/new~1~0key`],
    [0.2, '/continuation_data/adventureSteps/-/id'],
    [0.2, '/interests/01'],
    [0.2, `/a${'/b'.repeat(rng.pick([15, 16]) ?? 15)}`],
    [0.2, rng.pick(['', 'name', '/na~me', '/', '//', '/name~2']) ?? ''],
  ]);
  const op = pickWeighted(rng, [
    [5, 'replace'],
    [5, 'add'],
    [3, 'remove'],
    [0.2, 'test'],
  ]);
  const value = rng.pick([1, 'word', null, true, [], {}, ['a'], { id: 'x', deep: [1] }, 'nul\0'.slice(0, rng.chance(0.05) ? 4 : 3)]);
  return op === 'remove' || rng.chance(0.01) ? { op, path } : { op, path, value };
}

function placesOf(value: unknown, at: string, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth > 4) return at === '' ? [] : [at];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1),
  );
  return at === '' ? inside : [at, ...inside];
}

function liveRows(family: Family, table: SyncedTable): Stored[] {
  return [...family.rows.values()].filter((row) => row.table === table && row.deletedAt === null);
}

function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  return list
    .map((item) => [rng.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Picks one of the choices with a probability in proportion to its weight. */
function pickWeighted<T>(rng: Rng, choices: readonly (readonly [number, T])[]): T {
  let at = rng.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) {
    at -= weight;
    if (at < 0) return value;
  }
  return choices[0]?.[1] as T;
}
