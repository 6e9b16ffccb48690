export type ToastTone = 'info' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** One thing to do about it, `Undo` for one. The toast goes when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A toast with the id of one on screen takes its place. Without one, a toast that says the same does. */
  id?: string | undefined;
  /** Milliseconds on screen; 0 stays until it is closed. Default: 5 s, 3.5 s for success, 9 s where there is more to read or to press. */
  duration?: number | undefined;
};

/** Where toasts are drawn, once it has been loaded. */
export type ToastScreen = { show: (options: ToastOptions & { id: string }) => void; close: (id: string) => void };

const waiting: (ToastOptions & { id: string })[] = [];
let screen: ToastScreen | null = null;
const wanted = new Set<() => void>();

/**
 * Shows a toast, from anywhere: a component, a store, a promise's end. Before the first screen stands it waits for it.
 * Returns the id, for `dismissToast`.
 */
export function toast(options: ToastOptions): string {
  const id = options.id ?? `${options.tone ?? 'info'}|${options.title}|${options.description ?? ''}`;
  if (screen === null) {
    waiting.push({ ...options, id });
    for (const want of wanted) want();
  } else screen.show({ ...options, id });
  return id;
}

/** Takes a toast away before its time; nothing happens where it has gone already. */
export function dismissToast(id: string): void {
  const index = waiting.findIndex((options) => options.id === id);
  if (index >= 0) waiting.splice(index, 1);
  screen?.close(id);
}

/** For the toaster alone: from now on toasts are drawn on `drawn`. Returns the way back. */
export function drawOn(drawn: ToastScreen): () => void {
  screen = drawn;
  for (const options of waiting.splice(0)) drawn.show(options);
  return () => {
    screen = null;
  };
}

/** Calls `want` as soon as a toast waits to be drawn, at once where one does already. Returns the way back. */
export function whenToastWaits(want: () => void): () => void {
  wanted.add(want);
  if (waiting.length > 0) want();
  return () => wanted.delete(want);
}
