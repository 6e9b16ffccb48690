/** Work that waits until the browser has nothing else to do. */

/** Calls `begin` when the browser is idle, or after a second. */
export function whenIdle(begin: () => void): void {
  // WebKit has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
  else setTimeout(begin, 100);
}

/** Runs the pieces of work in their order, each when the browser is idle. Returns how to stop. */
export function pieceByPiece(pieces: readonly (() => void)[]): () => void {
  let left = false;
  const begin = (at: number): void => {
    const piece = pieces[at];
    if (piece === undefined) return;
    whenIdle(() => {
      if (left) return;
      piece();
      begin(at + 1);
    });
  };
  begin(0);
  return () => {
    left = true;
  };
}
