import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from '../../../server/disk/lock.ts';

afterEach(() => vi.restoreAllMocks());

const beatMs = 20;

/** A data folder with this lock; without one, that of a process that no longer runs. */
function leftFolder(text = '999999 123\n'): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'server.lock');
  writeFileSync(file, text);
  return { folder, file };
}

/** Somebody else who keeps a lock, as a server that runs. */
function beating(file: string, line: string): void {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    writeFileSync(file, `${line}\n${count}\n`);
  }, beatMs);
  onTestFinished(() => clearInterval(timer));
}

/** Where this process is, as its own lock says. */
async function placeHere(): Promise<string> {
  const { folder, file } = leftFolder();
  const lock = await lockFolder(folder);
  const [, , place = ''] = readFileSync(file, 'utf8').trim().split(' ');
  lock.release();
  return place;
}

test('a dead process’s lock is taken over, and nothing is left of it', async () => {
  const { folder, file } = leftFolder();
  const lock = await lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of two processes that find a dead one’s lock at the same time, only one gets the folder', async () => {
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
  await expect(lockFolder(folder)).rejects.toThrow(`Another Play Venture (process ${process.ppid}) is using ${folder}`);
  expect(readFileSync(file, 'utf8')).toBe(other);
  expect(readdirSync(folder)).toEqual(['server.lock']);
});

test('a server in another container, where it has this process’s number, keeps its folder', async () => {
  const elsewhere = `${process.pid} 123 other/boot/pid:[1]`;
  const { folder, file } = leftFolder(`${elsewhere}\n`);
  beating(file, elsewhere);
  await expect(lockFolder(folder, beatMs)).rejects.toThrow(`Another Play Venture (process ${process.pid} of other) is using ${folder}`);
});

test('one that shows no sign of life loses it', async () => {
  const { folder, file } = leftFolder('1 123 other/boot/pid:[1]\n7\n');
  const lock = await lockFolder(folder, beatMs);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
});

test('where the system doesn’t tell when a process started, another one with a dead server’s number is not taken for it', async () => {
  const unknown = `${process.ppid} - ${await placeHere()}`;
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const { folder, file } = leftFolder(`99999999 - ${await placeHere()}\n`);
  (await lockFolder(folder, beatMs)).release();
  expect(kill).toHaveBeenCalledWith(99999999, 0);
  beating(file, unknown.replace(String(process.ppid), '99999999'));
  await vi.waitFor(() => expect(existsSync(file)).toBe(true));
  await expect(lockFolder(folder, beatMs)).rejects.toThrow('Another Play Venture (process 99999999) is using');
});

test('a held lock shows that its holder is alive', async () => {
  const { folder, file } = leftFolder();
  const lock = await lockFolder(folder, beatMs);
  const beats = (): number => Number(readFileSync(file, 'utf8').split('\n')[1]);
  await vi.waitFor(() => expect(beats()).toBeGreaterThan(1), 20_000);
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('a server that was paused until another one took its folder over ends at once', async () => {
  const { folder, file } = leftFolder();
  const code = `import { lockFolder } from './server/disk/lock.ts'; await lockFolder(process.argv[1], ${beatMs}); setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stderr.on('data', (bytes) => {
    said += String(bytes);
  });
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${server.pid} .*\n\\d`)), 30_000);
  const other = `1 123 other/boot/pid:[1]\n`;
  writeFileSync(file, other);
  const [, signal] = await once(server, 'close');
  expect([signal, said]).toEqual(['SIGKILL', `Play Venture stopped: while it stood still, another one has taken over ${folder}.\n`]);
  expect(readFileSync(file, 'utf8')).toBe(other);
});
