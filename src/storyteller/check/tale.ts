import type { Mechanic } from '../mechanics/schema.ts';
import { Tale } from '../tales/schema.ts';
import { checkCutText } from './cut-text.ts';
import { checkFacts } from './facts.ts';
import type { Fault, Report } from './fault.ts';
import { checkGraph } from './graph.ts';
import { checkNames } from './names.ts';
import { checkProse } from './prose.ts';
import { checkSingleChild } from './single-child.ts';
import { checkStrangers } from './strangers.ts';
import { checkUnused } from './unused.ts';
import { checkWays } from './ways.ts';

/**
 * Holds a tale, as read from its file, to its schema and to the writing rules. Each fault is named once, by place and rule. A tale that does not fit the
 * schema is not read further.
 */
export function checkTale(json: unknown, mechanics: ReadonlyMap<string, Mechanic>): Fault[] {
  const parsed = Tale.safeParse(json);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ level: 'must', where: path.join('/'), rule: 'schema', message }));
  }
  const faults = new Map<string, Fault>();
  const report: Report = (where, rule, message, level = 'must') => {
    const key = `${where.replace(/ \(.*\)$/, '')}|${rule}|${message}`;
    if (!faults.has(key)) faults.set(key, { level, where, rule, message });
  };
  const tale = parsed.data;
  checkGraph(tale, report);
  if (faults.size === 0) {
    checkNames(tale, report);
    checkUnused(tale, report);
  }
  checkWays(tale, mechanics, report);
  checkFacts(tale, report);
  checkStrangers(tale, report);
  checkProse(tale, report);
  checkCutText(tale, report);
  checkSingleChild(tale, mechanics, report);
  return [...faults.values()];
}
