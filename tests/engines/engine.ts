/** What the walk needs of a browser engine. */
export type Engine = {
  name: string;
  /** Resolves when the page has begun to load. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, promises awaited; it must survive JSON. Rejects with what the page throws. */
  run: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Runs `attempt` until it answers something, 300 ms apart; `what` is said where it never does. */
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
