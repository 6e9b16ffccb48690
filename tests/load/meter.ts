import { readdirSync, readFileSync } from 'node:fs';

/** Measures the processor time and memory of processes. */

/** Null where the system does not provide it. */
export type Usage = { cpuMs: number | null; memoryMb: number | null };

/** The unit of processor time on Linux, in ms. */
const tickMs = 10;

/** The ids of a process and of all its descendants; only its own where the system does not provide them. */
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

/** The processor time so far and the current memory of all of these processes together. */
export function readUsage(pids: readonly number[]): Usage {
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

/** The quantile `part` (0 to 1) of ascending values; 0 for none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The cells as a line of a table. */
export function line(cells: readonly string[]): string {
  return `${cells.map((cell, i) => (i === 0 ? cell.padEnd(9) : cell.padStart(9))).join('')}\n`;
}
