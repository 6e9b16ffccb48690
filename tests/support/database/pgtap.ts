import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs the pgTAP tests as `supabase test db` does: each file in a transaction that is rolled back. */

export const pgtapFolder = resolve(import.meta.dirname, '../../../supabase/tests');

export type TapResult = {
  /** The number of assertions in the file's plan; null where it ended before the plan. */
  planned: number | null;
  passed: number;
  /** The assertions that failed, each with its diagnostics, and the summary at the end of the file. */
  failures: string[];
};

/** Runs a script of several statements, and returns the rows of each as arrays of columns. */
export type RunScript = (sql: string) => Promise<readonly (readonly unknown[])[][]>;

/** The names of the pgTAP files, sorted. */
export function pgtapFiles(): string[] {
  return readdirSync(pgtapFolder)
    .filter((name) => name.endsWith('.test.sql'))
    .toSorted();
}

/** The SQL script that installs pgTAP, from the copy in PGlite, for servers that do not have it as an extension. */
export function pgtapStatements(): string {
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pgtap'))), '..', 'pgtap.tar.gz');
  const list = spawnSync('tar', ['-tzf', packed], { encoding: 'utf8' }).stdout;
  const script = /^\S*\/pgtap--[\d.]+\.sql$/m.exec(list)?.[0] ?? '';
  const { stdout } = spawnSync('tar', ['-xzOf', packed, script], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  // Without the lines that are commands of psql.
  return stdout.replaceAll(/^\\.*$/gm, '');
}

/** Runs one file and parses its TAP. Rejects with the database's error where a statement fails. `isExtension`: false where pgTAP was installed by a script. */
export async function runPgtap(run: RunScript, file: string, isExtension = true): Promise<TapResult> {
  const script = readFileSync(join(pgtapFolder, file), 'utf8');
  const results = await run(isExtension ? script : script.replace(/^create extension .*pgtap.*$/m, ''));
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
