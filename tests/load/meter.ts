import { readdirSync, readFileSync } from 'node:fs';

/** What processes use, and how it is printed. */

/** Null where the system does not say. */
export type Reading = { cpuMs: number | null; memoryMb: number | null };

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** A process and all that came of it, in whatever order; itself alone where the system does not say. */
export function withChildren(pid: number): number[] {
  try {
    const parents = readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const parent = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1];
        return [[Number(name), Number(parent)] as const];
      } catch {
        return [];
      }
    });
    const found = [pid];
    for (let i = 0; i < found.length; i += 1) found.push(...parents.flatMap(([child, parent]) => (parent === found[i] ? [child] : [])));
    return found;
  } catch {
    return [pid];
  }
}

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
