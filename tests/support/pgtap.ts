import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The database's own tests, as `supabase test db` runs them: one file, one transaction, rolled back. */

export const pgtapFolder = resolve(import.meta.dirname, '../../supabase/tests');

export type TapResult = {
  /** How many assertions the file says it makes, null where it never got so far as to say. */
  planned: number | null;
  passed: number;
  /** What failed, each with its diagnostics, and what the file said about itself at its end. */
  failures: string[];
};

/** Runs a script of several statements and gives the rows of each, as arrays of columns. */
export type RunScript = (sql: string) => Promise<readonly (readonly unknown[])[][]>;

export function pgtapFiles(): string[] {
  return readdirSync(pgtapFolder)
    .filter((name) => name.endsWith('.test.sql'))
    .toSorted();
}

/** Runs one file and reads its TAP. Rejects with the database's error where the file itself breaks. */
export async function runPgtap(run: RunScript, file: string): Promise<TapResult> {
  const results = await run(readFileSync(join(pgtapFolder, file), 'utf8'));
  const lines = results
    .flat()
    .flat()
    .filter((value) => typeof value === 'string')
    .flatMap((text) => text.split('\n'));
  const result: TapResult = { planned: null, passed: 0, failures: [] };
  let failing = false;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan !== null) result.planned = Number(plan[1]);
    else if (/^ok \d+/.test(line)) result.passed += 1;
    else if (/^not ok \d+/.test(line)) result.failures.push(line);
    else if (line.startsWith('#') && failing) result.failures.push(`${result.failures.pop() ?? ''}\n${line}`);
    else if (line.startsWith('# Looks like')) result.failures.push(line);
    failing = /^not ok|^#/.test(line) && result.failures.length > 0;
  }
  return result;
}
