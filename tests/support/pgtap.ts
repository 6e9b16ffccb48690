import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** pgTAP as statements, for a server that does not have it as an extension: what the embedded database's own copy of it is made of. */
export function pgtapStatements(): string {
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pgtap'))), '..', 'pgtap.tar.gz');
  const list = spawnSync('tar', ['-tzf', packed], { encoding: 'utf8' }).stdout;
  const script = /^\S*\/pgtap--[\d.]+\.sql$/m.exec(list)?.[0] ?? '';
  const { stdout } = spawnSync('tar', ['-xzOf', packed, script], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  // (without what speaks to psql)
  return stdout.replaceAll(/^\\.*$/gm, '');
}

/** Runs one file and reads its TAP. Rejects with the database's error where the file itself breaks. `isExtension`: false where pgTAP's functions are there by other means. */
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
