import { Toast as Base } from '@base-ui/react/toast';

export type ToastTone = 'info' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** One thing to do about it, `Undo` for one. The toast goes when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A toast with the id of one on screen takes its place. Without one, a toast that says the same does. */
  id?: string | undefined;
  /** Milliseconds on screen; 0 stays until it is closed. Default: 5 s, 9 s where there is more to read or to press. */
  duration?: number | undefined;
};

/** Base UI's manager forgets what is added while nobody listens; the queue below keeps it. */
export const toastManager = Base.createToastManager();

const waiting: ToastOptions[] = [];
let listening = false;

/**
 * Shows a toast, from anywhere: a component, a store, a promise's end. Before the first screen stands it waits for it.
 * Returns the id, for `dismissToast`.
 */
export function toast(options: ToastOptions): string {
  const id = options.id ?? `${options.tone ?? 'info'}|${options.title}|${options.description ?? ''}`;
  if (listening) show({ ...options, id });
  else waiting.push({ ...options, id });
  return id;
}

/** Takes a toast away before its time; nothing happens where it has gone already. */
export function dismissToast(id: string): void {
  const index = waiting.findIndex((options) => options.id === id);
  if (index >= 0) waiting.splice(index, 1);
  toastManager.close(id);
}

/** For the provider alone: from now on toasts are drawn. Returns the way back. */
export function startListening(): () => void {
  listening = true;
  for (const options of waiting.splice(0)) show(options);
  return () => {
    listening = false;
  };
}

function show(options: ToastOptions): void {
  const { id, title, description, tone = 'info', action, duration } = options;
  toastManager.add({
    ...(id !== undefined && { id }),
    title,
    description,
    type: tone,
    timeout: duration ?? (action !== undefined || tone === 'destructive' ? 9000 : 5000),
    actionProps:
      action === undefined
        ? undefined
        : {
            children: action.label,
            onClick: () => {
              action.onPress();
              if (id !== undefined) toastManager.close(id);
            },
          },
  });
}
