/** How long a caller waits for an answer: it says so by `Prefer: wait=8` (seconds, RFC 7240). */

const usualMs = 7_000;
/** What an answer needs on its way back. */
const wayBackMs = 1_000;
const leastMs = 300;
const mostMs = 30_000;

/** How long a provider may take; in ms. What it has not told by then, the built-in storyteller tells while the caller still waits. */
export function waitOf(request: Request): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,3}(?:\.\d+)?)/i.exec(request.headers.get('prefer') ?? '')?.[1];
  if (seconds === undefined) return usualMs;
  return Math.min(mostMs, Math.max(leastMs, Number(seconds) * 1000 - wayBackMs));
}
