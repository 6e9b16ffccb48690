export type ToastTone = 'info' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** A button in the toast, for example `Undo`. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Replaces a toast with the same id. Without an id it replaces one with the same text. */
  id?: string | undefined;
  /** Milliseconds on screen; 0 keeps it until it is closed. Default: 5 s, 3.5 s for success, 9 s if there is more to read or a button. */
  duration?: number | undefined;
};

/** The component that renders toasts, once it is loaded. */
export type ToastScreen = { show: (options: ToastOptions & { id: string }) => void; close: (id: string) => void };

const waiting: (ToastOptions & { id: string })[] = [];
let screen: ToastScreen | null = null;
const wanted = new Set<() => void>();

/** Shows a toast, from anywhere in the code. Before the toaster is loaded, toasts wait. Returns the id, for `dismissToast`. */
export function toast(options: ToastOptions): string {
  const id = options.id ?? `${options.tone ?? 'info'}|${options.title}|${options.description ?? ''}`;
  if (screen === null) {
    waiting.push({ ...options, id });
    for (const want of wanted) want();
  } else screen.show({ ...options, id });
  return id;
}

/** Closes a toast early; does nothing if it is already gone. */
export function dismissToast(id: string): void {
  const index = waiting.findIndex((options) => options.id === id);
  if (index >= 0) waiting.splice(index, 1);
  screen?.close(id);
}

/** For the toaster only: renders all toasts on `drawn` from now on. Returns a function that undoes it. */
export function drawOn(drawn: ToastScreen): () => void {
  screen = drawn;
  for (const options of waiting.splice(0)) drawn.show(options);
  return () => {
    screen = null;
  };
}

/** Calls `want` as soon as a toast is waiting to be rendered. Returns a function that undoes it. */
export function whenToastWaits(want: () => void): () => void {
  wanted.add(want);
  if (waiting.length > 0) want();
  return () => wanted.delete(want);
}
