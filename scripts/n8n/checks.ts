/** What was claimed and what came of it, a line each. */

let failed = 0;

/** Says a claim and whether it held; `shown` is what was there instead. */
export function check(claim: string, holds: boolean, shown: unknown = ''): void {
  if (!holds) failed += 1;
  const instead = holds || shown === '' ? '' : ` – but: ${JSON.stringify(shown)?.slice(0, 400)}`;
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'} ${claim}${instead}\n`);
}

export function heading(line: string): void {
  process.stdout.write(`\n${line}\n`);
}

/** How many claims have not held so far. */
export function failures(): number {
  return failed;
}
