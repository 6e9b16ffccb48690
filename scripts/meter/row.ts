/** A line of the meter: what was measured and what is wanted. `ok` is null where nothing is wanted: `target` says what it is to be read beside. */
export type Row = { what: string; found: string; target: string; ok: boolean | null };

export function row(what: string, found: string, target: string, ok: boolean | null): Row {
  return { what, found, target, ok };
}

/** A share of 1 in percent: `84.6 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** The share of true answers; null is none. 1 where there is no answer. */
export function share(answers: readonly (boolean | null)[]): number {
  const known = answers.filter((answer) => answer !== null);
  return known.length === 0 ? 1 : known.filter(Boolean).length / known.length;
}
