import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { forgetDrafts as forgetStored, readDraft, saveDraft } from '../../data/device.ts';
import { type Autosave, createAutosave, flushOnLeave } from './autosave.ts';

/**
 * What is typed into a form and not saved yet. It is in the device's database as it is typed, so that a reload, a tablet that drops the page or a
 * dead battery costs nothing: the form, opened again, offers it. It goes when the form is saved or emptied, and all of it with a sign-out.
 */

/** What this page knows of each draft; null where there is none. */
const known = new Map<string, unknown>();
const keepers = new Map<string, Autosave<unknown>>();

/** Notes what stands in a form now; null once there is nothing to offer any more. A device that can't store it has it as long as the page lives. */
export function keepDraft(key: string, draft: object | null): void {
  if ((known.get(key) ?? null) === draft) return;
  known.set(key, draft);
  keeperOf(key).keep(draft);
}

/** The same, and resolves when the device has it: for a form that is saved, whose draft must not come back. */
export async function dropDraft(key: string): Promise<void> {
  keepDraft(key, null);
  await keepers.get(key)?.flush();
}

function keeperOf(key: string): Autosave<unknown> {
  const there = keepers.get(key);
  if (there !== undefined) return there;
  const autosave = createAutosave((draft) => saveDraft(key, draft));
  keepers.set(key, autosave);
  flushOnLeave(autosave);
  return autosave;
}

/** The draft of a form, if it is one of this shape; null where there is none. Never rejects. */
export async function loadDraft<T>(key: string, shape: z.ZodMiniType<T>): Promise<T | null> {
  if (!known.has(key)) {
    const stored = await readDraft(key).catch(() => null);
    // Whoever has typed meanwhile knows better.
    if (!known.has(key)) known.set(key, parsed(shape, stored));
  }
  return parsed(shape, known.get(key));
}

function parsed<T>(shape: z.ZodMiniType<T>, draft: unknown): T | null {
  const fits = shape.safeParse(draft ?? null);
  return fits.success ? fits.data : null;
}

/** {@link loadDraft} for a screen: undefined until the device has answered. */
export function useDraft<T>(key: string, shape: z.ZodMiniType<T>): T | null | undefined {
  const [found, setFound] = useState<{ key: string; draft: T | null } | null>(() =>
    known.has(key) ? { key, draft: parsed(shape, known.get(key)) } : null,
  );
  useEffect(() => {
    let here = true;
    void loadDraft(key, shape).then((draft) => {
      if (here) setFound((before) => (before?.key === key ? before : { key, draft }));
    });
    return () => {
      here = false;
    };
  }, [key, shape]);
  return found?.key === key ? found.draft : undefined;
}

/** Removes every draft from this page and from the device. Never rejects. */
export async function forgetDrafts(): Promise<void> {
  for (const autosave of keepers.values()) autosave.drop();
  known.clear();
  await Promise.all([...keepers.values()].map((autosave) => autosave.flush()));
  await forgetStored().catch(() => undefined);
}
