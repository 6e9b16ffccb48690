/** When this tab reloads with a new version: at once, or as soon as nothing in it would be lost by that. */

/** What a reload would interrupt: an adventure that is played, or text that is not saved. */
export type Hold = 'playing' | 'writing';

/** The names of the shared Web Locks by which tabs tell each other of their holds. */
const locks: Record<Hold, string> = { playing: 'venture-playing', writing: 'venture-writing' };

/** The holds of this tab. */
const held = new Set<symbol>();

/** Whether a newer version has taken over while this tab was held. */
let late = false;
let reloading = false;

/** Keeps this tab from reloading, and every tab from applying an update, until the returned function is called. Without Web Locks only this tab knows. */
export function hold(reason: Hold): () => void {
  const mark = Symbol(reason);
  held.add(mark);
  const release = new AbortController();
  if ('locks' in navigator) {
    const released = new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve(), { once: true }));
    navigator.locks.request(locks[reason], { mode: 'shared', signal: release.signal }, () => released).catch(() => undefined);
  }
  return () => {
    release.abort();
    held.delete(mark);
    if (late) reloadOnce();
  };
}

/** What holds this tab or another one; null where nothing does, or where the browser has no Web Locks. */
export async function heldBy(): Promise<Hold | null> {
  if (!('locks' in navigator)) return null;
  const { held: all = [] } = await navigator.locks.query();
  return (['playing', 'writing'] as const).find((reason) => all.some(({ name }) => name === locks[reason])) ?? null;
}

/** Reloads this tab: now, or once its last hold is released. */
export function reloadOnce(): void {
  late = held.size > 0;
  if (reloading || late) return;
  reloading = true;
  location.reload();
}
