/** Statistics of several runs, and the rows of a report. */

export type Sample = { median: number; low: number; high: number; runs: number };

/** Median, lowest and highest of `values`; NaN for none. */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN, runs: sorted.length };
}

/** The value below which `share` (0 to 1) of the ascending `sorted` lie, by linear interpolation; NaN for none. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export type Row = {
  what: string;
  /** For example ms, kB or requests. */
  unit: string;
  ours: Sample;
  /** The baseline of the same run; null where the limit is absolute. */
  floor: Sample | null;
  /** The median of `ours` divided by that of `floor`; null without a floor. */
  ratio: number | null;
  /** The limit of the ratio where there is a floor; else of the median, or of the 95th percentile where `what` says p95. */
  limit: number;
  ok: boolean;
};

/** A row whose `limit` is the largest ratio of the medians. */
export function against(what: string, unit: string, ours: readonly number[], floor: readonly number[], limit: number): Row {
  const [a, b] = [sampleOf(ours), sampleOf(floor)];
  const ratio = a.median / b.median;
  return { what, unit, ours: a, floor: b, ratio, limit, ok: ratio <= limit };
}

/** A row whose `limit` is the largest median. */
export function absolute(what: string, unit: string, ours: readonly number[], limit: number): Row {
  const sample = sampleOf(ours);
  return { what, unit, ours: sample, floor: null, ratio: null, limit, ok: sample.median <= limit };
}

/** A row whose `limit` is the largest 95th percentile. */
export function percentile95(what: string, unit: string, ours: readonly number[], limit: number): Row {
  const sorted = [...ours].sort((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  return { what: `${what} (p95)`, unit, ours: { ...sampleOf(ours), median: p95 }, floor: null, ratio: null, limit, ok: p95 <= limit };
}

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
const shown = (sample: Sample): string => `${figure(sample.median)} (${figure(sample.low)}–${figure(sample.high)})`;

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, unit, ours, floor, ratio, limit, ok }) => {
    const held = ratio === null ? `≤ ${limit} ${unit}` : `${ratio.toFixed(2)} × (≤ ${limit})`;
    return `| ${what} | ${shown(ours)} ${unit} | ${floor === null ? '' : `${shown(floor)} ${unit}`} | ${held} | ${ok ? 'ok' : 'missed'} |`;
  });
  return ['| what | ours: median (low–high) | floor | held to | |', '|---|---|---|---|---|', ...lines].join('\n');
}
