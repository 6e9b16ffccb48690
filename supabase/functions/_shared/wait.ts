/** How long a caller waits for an answer, from its header `Prefer: wait=8` (seconds, RFC 7240). */

const usualMs = 7_000;
/** The time for sending the answer back. */
const wayBackMs = 1_000;
const leastMs = 300;
const mostMs = 30_000;

/** How long a provider may take, in ms. If it takes longer, the built-in storyteller tells the step while the caller is still waiting. */
export function waitOf(request: Request): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,3}(?:\.\d+)?)/i.exec(request.headers.get('prefer') ?? '')?.[1];
  if (seconds === undefined) return usualMs;
  return Math.min(mostMs, Math.max(leastMs, Number(seconds) * 1000 - wayBackMs));
}
