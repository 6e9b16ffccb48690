import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '../failure.ts';

/** Which process holds a lock, and whether it runs. A process number means something only where it was given: each container has a first process. */

/** `place`: where the number was given; null in the lock of an older version. `words`: for the operator. */
export type Holder = { pid: number; started: string; place: string | null; words: string };

/** The first line of this process's lock. */
export function holderLine(): string {
  return `${process.pid} ${startOf(process.pid)} ${placeHere()}`;
}

/** The holder in a lock's text; null where it names none. */
export function holderIn(text: string | null): Holder | null {
  const [pid = '', started = '', place = null] = text?.split('\n')[0]?.trim().split(' ') ?? [];
  if (!/^\d+$/.test(pid)) return null;
  const isElsewhere = place !== null && place !== placeHere();
  return { pid: Number(pid), started, place, words: `process ${pid}${isElsewhere ? ` of ${place.split('/')[0]}` : ''}` };
}

/** Whether the holder runs; `unknown` where its number was given elsewhere, or may by now be another process's. */
export function isRunning({ pid, started, place }: Holder): 'yes' | 'no' | 'unknown' {
  if (place !== null && place !== placeHere()) return 'unknown';
  if (pid === process.pid) return 'no';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return 'no';
  }
  const start = startOf(pid);
  if (start === '-' && place !== null) return 'unknown';
  return started === start ? 'yes' : 'no';
}

/** When a process started, if the system tells: after a reboot its number may belong to another process. */
function startOf(pid: number): string {
  const stat = told(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.replace(/^.*\) /s, '').split(' ')[19] ?? '-';
}

/** Where process numbers are those of this process: the machine, its start, and the container. */
function placeHere(): string {
  const boot = told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const space = told(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, space].map((part) => part.replace(/[\s/]/g, '')).join('/');
}

/** What the system tells; '' where it doesn't. */
function told(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}
