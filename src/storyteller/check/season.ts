import type { Tale } from '../tales/schema.ts';
import type { Fault } from './fault.ts';

/** The faults in the marks of a theme's tales: one that no other tale of the season greets, or that none leaves. */
export function checkSeason(tales: readonly Tale[]): { tale: string; fault: Fault }[] {
  const left = new Set(tales.flatMap(({ leaves = [] }) => leaves.map(({ mark }) => mark)));
  const greeted = new Set(tales.flatMap(({ greets = [] }) => greets.map(({ mark }) => mark)));
  const fault = (where: string, message: string, level: Fault['level']): Fault => ({ level, where, rule: 'mark', message });
  return tales.flatMap((tale) => [
    ...(tale.leaves ?? [])
      .filter(({ mark }) => !greeted.has(mark))
      .map(({ mark }) => ({ tale: tale.id, fault: fault('leaves', `no tale of the season greets ${mark}`, 'look') })),
    ...(tale.greets ?? [])
      .filter(({ mark }) => !left.has(mark))
      .map(({ mark }) => ({ tale: tale.id, fault: fault('greets', `no tale of the season leaves ${mark}`, 'must') })),
  ]);
}
