import type { Planted } from '../bundle.ts';

/** Bugs that are planted in the source of the app. */

const edit = (file: string, there: string, instead: string): Planted['edits'][number] => ({ file, there, instead });

/** Two devices without Web Locks, whose tabs can sync at the same time. */
const lockless = [1, 2].map(() => ({ hasLocks: false, app: 'today' as const }));

export const clientBugs: readonly Planted[] = [
  {
    name: 'earlier-note',
    breaks: 'of two notes the earlier one wins',
    edits: [edit('src/domain/merge/story.ts', ': m.at > t.at;', ': m.at < t.at;')],
  },
  {
    name: 'shorter-story',
    breaks: 'of two stories the shorter one leads',
    edits: [edit('src/domain/merge/steps.ts', 'mine.steps.length > theirs.steps.length ?', 'mine.steps.length < theirs.steps.length ?')],
  },
  {
    name: 'pause-without-base',
    breaks: 'whether a story is paused is decided without a look at what both began from',
    edits: [
      edit('src/domain/merge/story.ts', "  if (mine.status === base?.status) return 'theirs';\n", ''),
      edit('src/domain/merge/story.ts', "  if (theirs.status === base?.status) return 'mine';\n", ''),
    ],
  },
  {
    name: 'pause-time-without-base',
    breaks: 'when a story was paused is decided without a look at what both began from',
    edits: [
      edit(
        'src/domain/merge/story.ts',
        'mergePlain(base[name], mine[name], theirs[name], lead)',
        'mergePlain(undefined, mine[name], theirs[name], lead)',
      ),
    ],
    plan: { names: ['createAdventure', 'pauseOrResume'], actions: 120, online: 0.9, faults: ['503 before'], faultRate: 0.7 },
  },
  {
    name: 'set-without-base',
    breaks: 'what was removed from a list on one side comes back',
    edits: [
      edit(
        'src/domain/merge/rules.ts',
        'began.filter((item) => inMine.has(canonicalJson(item)) && inTheirs.has(canonicalJson(item)))',
        'began',
      ),
    ],
  },
  {
    name: 'sleeping-deletion',
    breaks: 'a deletion does not wake sync',
    edits: [
      edit(
        'src/data/write/write.ts',
        'for (const notify of db.onWritten) notify();',
        'if (!/^(remove|delete)/.test(parsed.data.kind)) for (const notify of db.onWritten) notify();',
      ),
      edit(
        'src/data/read/waiting.ts',
        "table.where('dirty').equals(1).count()",
        "table.where('dirty').equals(1).filter((row) => row.deletedAt === null).count()",
      ),
    ],
  },
  {
    name: 'unsent-vanishes',
    breaks: 'a row that is deleted before it was sent vanishes, and no deletion is told',
    edits: [
      edit(
        'src/data/write/edit.ts',
        '  await dexie[table].put({ ...withoutRejection(row), fields: {}, deletedAt: at,',
        "  if (row.version === 0 && (await dexie.shadows.get([table, id]))?.sent.length === 0) {\n    await Promise.all([dexie[table].delete(id), dexie.shadows.delete([table, id])]);\n    return 'done';\n  }\n  await dexie[table].put({ ...withoutRejection(row), fields: {}, deletedAt: at,",
      ),
    ],
    // Takes a file that was saved on one device before the row was sent, and imported on another.
    plan: { files: true, names: ['addChild', 'removeChild'], online: 0.2, actions: 60, endsAccount: false },
  },
  {
    name: 'no-copy',
    breaks: "keeps no copy of the device's row where a merge replaces something of it",
    edits: [
      edit('src/sync/apply.ts', "  if (replaces(base, row.fields, fields)) backups.push({ side: 'device', fields: row.fields });\n", ''),
    ],
  },
  {
    name: 'history-keeps-versions',
    breaks: 'rows keep the versions of another history',
    edits: [
      edit('src/sync/history.ts', 'row: { ...row, version: 0, dirty: 1, revision: next },', 'row: { ...row, dirty: 1, revision: next },'),
    ],
  },
  {
    name: 'deletion-loses',
    breaks: 'an edited row does not go with a deletion elsewhere',
    edits: [
      edit('src/sync/apply.ts', '  if (theirs.deleted_at !== null) {', '  if (theirs.deleted_at !== null && row.deletedAt !== null) {'),
    ],
  },
  {
    name: 'patch-keeps',
    breaks: 'a patch does not say what was removed from a list',
    edits: [edit('src/domain/json-patch.ts', "ops.push({ op: 'remove', path: at(path, index) });", 'ops.push();')],
  },
  {
    name: 'endless-push',
    breaks: 'a push has no end',
    edits: [
      edit('src/sync/push.ts', 'const isTooMuch = bytes > limits.pushBytes.max || ops > limits.pushOps.max;', 'const isTooMuch = false;'),
    ],
  },
  {
    name: 'retry-changes-nothing',
    breaks: '`Try again` leaves the refusal where it is',
    edits: [edit('src/data/files/refused.ts', '  await dexie[table].put(withoutRejection(row));', '  await dexie[table].put(row);')],
  },
  {
    name: 'import-replaces',
    breaks: 'a file replaces what is there',
    edits: [
      edit('src/data/files/import.ts', 'const merged = merge(serverTable[table], null, fields, row.fields);', 'const merged = fields;'),
    ],
  },
  {
    name: 'backup-without-copy',
    breaks: 'what a copy replaces is kept nowhere',
    edits: [edit('src/data/files/refused.ts', '  await saveBackup(dexie, table, row, clock);\n  await changeRow', '  await changeRow')],
  },
  {
    name: 'walks-back',
    breaks: 'of two places in one story the one further back is on screen',
    edits: [edit('src/domain/merge/steps.ts', '  return Math.max(winner, loser);', '  return Math.min(winner, loser);')],
    plan: { names: ['createAdventure', 'walk'], actions: 120, online: 0.9, faults: ['503 before'], faultRate: 0.7 },
  },
  {
    name: 'late-answer',
    breaks: 'a row goes back to what an answer says that comes late',
    edits: [edit('src/sync/apply.ts', 'return theirs.version > row.version ||', 'return theirs.version !== row.version ||')],
    plan: { devices: lockless, tabs: 3, workers: true, faults: ['slow answer', 'duplicated'], faultRate: 0.5, online: 0.9 },
  },
  {
    name: 'clock-delays',
    breaks: 'a message that was tried while the clock was days ahead waits for days',
    edits: [edit('src/sync/store.ts', 'return nextTry <= now || nextTry > now + waitMs;', 'return nextTry <= now;')],
    plan: { names: ['enqueue', 'note'], actions: 60, clockErrorH: 48, faults: ['503 before'], faultRate: 0.9 },
  },
  {
    name: 'silent-stop',
    breaks: 'a story stops without its message',
    edits: [edit('src/data/write/apply.ts', '      await enqueue(dexie, command.message);\n', '')],
  },
  {
    name: 'short-memory',
    breaks: 'what a story has met replaces what the family had met before',
    edits: [edit('src/domain/entities/profile.ts', '{ ...before.met, ...Object', '{ ...Object')],
  },
  {
    name: 'rosy-badge',
    breaks: 'the badge does not say that something waits',
    edits: [edit('src/sync/status.ts', 'if (counts.rows > 0 || (state', 'if ((state')],
  },
];
