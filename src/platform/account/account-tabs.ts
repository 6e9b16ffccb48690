/** The tabs of a device tell each other about a sign-out, so that no tab keeps showing that family. */

const channelName = 'venture-account';

type Left = { left: string };

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the other tabs that the account with this id has signed out on this device. */
export function announceSignOut(id: string): void {
  open()?.postMessage({ left: id } satisfies Left);
}

/** Calls `onLeft` with the id of each account that signs out in another tab from now on. */
export function onSignOut(onLeft: (id: string) => void): void {
  open()?.addEventListener('message', (event: MessageEvent<Left>) => onLeft(event.data.left));
}
