/** The tabs of one device tell each other that somebody has left: none of them keeps showing that family. */

const channelName = 'venture-account';

type Left = { left: string };

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the other tabs that the account with this id has signed out on this device. */
export function tellLeft(id: string): void {
  open()?.postMessage({ left: id } satisfies Left);
}

/** From now on `onLeft` is told the id of an account that has signed out in another tab. */
export function hearLeft(onLeft: (id: string) => void): void {
  open()?.addEventListener('message', (event: MessageEvent<Left>) => onLeft(event.data.left));
}
