/** The interface to a browser engine. */
export type Engine = {
  name: string;
  /** Opens an address; resolves once the page has begun to load. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it, and returns its value, which must be JSON. Rejects where the expression throws. */
  run: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Runs `attempt` every 300 ms until it returns a truthy value. Rejects after `ms` with an error that names `what` was waited for. */
export async function until<T>(what: string, ms: number, attempt: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + ms;
  let last = '';
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found !== null && found !== undefined && found !== false) return found;
    } catch (error) {
      last = ` (${error instanceof Error ? error.message : 'no reason given'})`;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`${what}: not within ${ms / 1000} s${last}`);
}
