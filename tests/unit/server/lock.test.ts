import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from '../../../server/disk/lock.ts';

afterEach(() => vi.restoreAllMocks());

/** A data folder with the lock of a process that no longer runs. */
function leftFolder(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'server.lock');
  writeFileSync(file, '999999 123\n');
  return { folder, file };
}

test('a dead process’s lock is taken over, and nothing is left of it', () => {
  const { folder, file } = leftFolder();
  const lock = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of two processes that find a dead one’s lock at the same time, only one gets the folder', () => {
  const { folder, file } = leftFolder();
  const stat = `/proc/${process.ppid}/stat`;
  const start = existsSync(stat)
    ? readFileSync(stat, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19]
    : '-';
  const other = `${process.ppid} ${start}\n`;
  const kill = process.kill.bind(process);
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid !== 999999) return kill(pid, signal);
    // While this process finds the holder dead, the other one takes the folder over.
    rmSync(file);
    writeFileSync(file, other);
    throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
  });
  expect(() => lockFolder(folder)).toThrow(`Another Play Venture (process ${process.ppid}) is using ${folder}`);
  expect(readFileSync(file, 'utf8')).toBe(other);
  expect(readdirSync(folder)).toEqual(['server.lock']);
});
