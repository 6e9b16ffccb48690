import { readFileSync } from 'node:fs';

/** What processes use, and how it is printed. */

/** Null where the system does not say. */
export type Reading = { cpuMs: number | null; memoryMb: number | null };

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time so far and memory now, of all of these processes together. */
export function gauge(pids: readonly number[]): Reading {
  if (pids.length === 0) return { cpuMs: null, memoryMb: null };
  try {
    let [ticks, pages] = [0, 0];
    for (const pid of pids) {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
      pages += Number(fields[21]);
    }
    return { cpuMs: ticks * tickMs, memoryMb: Math.round((pages * 4096) / 1024 / 1024) };
  } catch {
    return { cpuMs: null, memoryMb: null };
  }
}

/** The value below which `part` of all lie; 0 of none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function line(cells: readonly string[]): string {
  return `${cells.map((cell, i) => (i === 0 ? cell.padEnd(9) : cell.padStart(9))).join('')}\n`;
}
