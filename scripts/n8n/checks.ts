/** Prints the result of each check as a line, and counts the failures. */

let failed = 0;

/** Prints a claim of the guide and whether it holds; where it does not, also `shown`, what was found instead. */
export function check(claim: string, holds: boolean, shown: unknown = ''): void {
  if (!holds) failed += 1;
  const instead = holds || shown === '' ? '' : ` – but: ${JSON.stringify(shown)?.slice(0, 400)}`;
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'} ${claim}${instead}\n`);
}

/** Prints a heading for the checks that follow. */
export function heading(line: string): void {
  process.stdout.write(`\n${line}\n`);
}

/** The number of failed checks so far. */
export function failures(): number {
  return failed;
}
