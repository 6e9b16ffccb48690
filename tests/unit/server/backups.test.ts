import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupsIn, listBackups, makeBackup, outdated } from '../../../server/disk/backup.ts';
import { faultOf } from '../../../server/disk/backup-record.ts';
import { finishPutting, putInPlace, restoringIn } from '../../../server/disk/put-in-place.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'venture-backups-'));
  mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  writeFileSync(join(dataDir, 'postgres', 'base', '1'), 'rows');
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Makes a backup by a clock that says this. */
async function backUp(time: string, kept = 7): Promise<void> {
  expect(await makeBackup(dataDir, Date.parse(time), kept, (copy) => copy())).toBe(true);
}
const names = (now = '2026-12-01T12:00:00Z'): string[] => listBackups(dataDir, Date.parse(now)).map(({ name }) => name);

describe('the newest backup', () => {
  test('is the one made last, even if the clock was years ahead before', async () => {
    await backUp('2029-01-01T10:00:00Z');
    await backUp('2026-12-01T10:00:00Z');
    expect(names()).toEqual(['2026-12-01T10-00-00Z', '2029-01-01T10-00-00Z']);
  });

  test('is kept even if the clock was ahead for as many days as backups are kept', async () => {
    for (let day = 10; day < 17; day += 1) await backUp(`2029-01-${day}T10:00:00Z`);
    await backUp('2026-12-01T10:00:00Z');
    await backUp('2026-12-02T10:00:00Z');
    expect(names().slice(0, 3)).toEqual(['2026-12-02T10-00-00Z', '2026-12-01T10-00-00Z', '2029-01-16T10-00-00Z']);
    expect(names()).toHaveLength(7);
  });

  test('of two in the same second is the later one, and both are there', async () => {
    await backUp('2026-12-01T10:00:00Z');
    await backUp('2026-12-01T10:00:00.9Z');
    expect(names()).toEqual(['2026-12-01T10-00-00Z-2', '2026-12-01T10-00-00Z']);
  });

  test('is none that an earlier version made when its clock was ahead', () => {
    for (const name of ['2029-01-01T10-00-00Z', '2026-11-30T10-00-00Z', '2026-12-01T10-00-00Z'])
      mkdirSync(join(backupsIn(dataDir), name), { recursive: true });
    expect(names()).toEqual(['2026-12-01T10-00-00Z', '2026-11-30T10-00-00Z', '2029-01-01T10-00-00Z']);
  });

  test('is none that an interruption has left half made or half deleted', async () => {
    for (const left of ['2026-12-01T09-00-00Z.new', '2026-11-01T09-00-00Z.old'])
      mkdirSync(join(backupsIn(dataDir), left), { recursive: true });
    expect(names()).toEqual([]);
    await backUp('2026-12-01T10:00:00Z');
    expect(readdirSync(backupsIn(dataDir))).toEqual(['2026-12-01T10-00-00Z']);
  });
});

describe('old backups', () => {
  const gone = (days: string[], kept: number): string[] =>
    outdated(
      days.map((name) => ({ name, folder: name })),
      kept,
    ).map(({ name }) => name);

  test('are kept if they are the newest of one of the last seven days, or among the last three', () => {
    const days = ['22T09', '22T08', '21T23', '21T22', '20T01', '19T01', '18T01', '17T01', '16T01', '15T01', '15T00'];
    expect(
      gone(
        days.map((day) => `2026-11-${day}`),
        7,
      ),
    ).toEqual(['2026-11-21T22', '2026-11-15T01', '2026-11-15T00']);
  });

  test('are not deleted because the clock says the same day at each start', () => {
    expect(gone(['1970-01-01T03', '1970-01-01T02', '1970-01-01T01', '2026-11-20T01'], 7)).toEqual([]);
  });

  test('are not deleted for their age: a clock that is ten years ahead costs no more than the oldest', async () => {
    for (let day = 10; day < 17; day += 1) await backUp(`2026-11-${day}T10:00:00Z`);
    await backUp('2036-01-01T10:00:00Z');
    expect(names()).toHaveLength(7);
    expect(names().at(-1)).toBe('2026-11-11T10-00-00Z');
  });

  test('are no more than are asked for', () => {
    expect(gone(['2026-11-22T09', '2026-11-21T08', '2026-11-20T08'], 1)).toEqual(['2026-11-21T08', '2026-11-20T08']);
  });
});

describe('a backup that is not whole', () => {
  const damages: [what: string, damage: (folder: string) => void, said: string][] = [
    ['a file is missing', (folder) => rmSync(join(folder, 'postgres', 'base', '1.gz')), 'postgres/base/1.gz is missing'],
    ['a file is cut short', (folder) => truncateSync(join(folder, 'postgres', 'base', '1.gz'), 5), 'postgres/base/1.gz has changed'],
    ['its secrets are missing', (folder) => rmSync(join(folder, 'secrets.json')), 'secrets.json is missing'],
    ['its list is cut short', (folder) => truncateSync(join(folder, 'backup.json'), 20), 'its backup.json can’t be read'],
  ];
  test.each(damages)('is known for it: %s', async (_what, damage, said) => {
    await backUp('2026-12-01T10:00:00Z');
    const folder = listBackups(dataDir)[0]?.folder ?? '';
    expect(await faultOf(folder)).toBeNull();
    damage(folder);
    expect(await faultOf(folder)).toBe(said);
  });
});

describe('a restored database', () => {
  const restored = (): void => {
    mkdirSync(restoringIn(dataDir));
    writeFileSync(join(restoringIn(dataDir), 'PG_VERSION'), 'restored');
  };
  const inPlace = (): string => readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8');
  const now = Date.parse('2026-12-01T10:00:00Z');

  test('takes the place of the former one, which is kept, however often that is done in one second', () => {
    for (const aside of ['postgres.damaged-2026-12-01T10-00-00Z', 'postgres.damaged-2026-12-01T10-00-00Z-2']) {
      restored();
      expect(putInPlace(dataDir, now)).toBe(join(dataDir, aside));
      expect(existsSync(join(dataDir, aside, 'PG_VERSION'))).toBe(true);
      expect(inPlace()).toBe('restored');
    }
  });

  test('comes into place at the next start if the former one was put aside already', () => {
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.damaged-2026-12-01T10-00-00Z'));
    restored();
    renameSync(restoringIn(dataDir), join(dataDir, 'postgres.restored'));
    expect(finishPutting(dataDir)).toBe(true);
    expect(inPlace()).toBe('restored');
  });

  test('changes nothing if the former one was still in its place', () => {
    mkdirSync(join(dataDir, 'postgres.restored'));
    expect(finishPutting(dataDir)).toBe(false);
    expect(inPlace()).toBe('17\n');
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'secrets.json']);
  });

  test('that is not whole yet is never taken for one', () => {
    restored();
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    expect(finishPutting(dataDir)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
