import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { readDraft, removeDrafts, saveDraft } from '../../data/device.ts';
import { type Autosave, createAutosave, flushOnLeave } from './autosave.ts';

/**
 * Drafts: what is typed into a form and not saved yet. It is stored in the device's database while it is typed, so that nothing is lost by a reload, a page that
 * the browser discards, or an empty battery: the form offers it when it is opened again. A draft is removed when its form is saved or emptied, with its family,
 * and all of them at a sign-out. The key of a family's draft begins with the family's id and a colon.
 */

/** The drafts that this page has typed or loaded; null for one whose removal is not stored yet. Of any other form the device knows more: another tab may keep one. */
const known = new Map<string, unknown>();
const autosaves = new Map<string, Autosave<unknown>>();

/** Stores the current content of a form; null removes the draft. If the device can't store it, this page keeps it, and tries again whenever it is hidden or left. */
export function storeDraft(key: string, draft: object | null): void {
  if ((known.get(key) ?? null) === draft) return;
  known.set(key, draft);
  autosaveOf(key).set(draft);
}

/** Removes a draft, and resolves once the device has stored that: for a form that was saved, whose draft must not come back. */
export async function dropDraft(key: string): Promise<void> {
  storeDraft(key, null);
  await autosaves.get(key)?.flush();
}

function autosaveOf(key: string): Autosave<unknown> {
  const there = autosaves.get(key);
  if (there !== undefined) return there;
  const autosave = createAutosave(async (draft) => {
    await saveDraft(key, draft);
    if (draft === null && known.get(key) === null) known.delete(key);
    return true;
  });
  autosaves.set(key, autosave);
  flushOnLeave(autosave);
  return autosave;
}

/** The draft of a form; null where there is none, or none of this shape. Never rejects. */
export async function loadDraft<T>(key: string, shape: z.ZodMiniType<T>): Promise<T | null> {
  if (!known.has(key)) {
    const stored = parsed(shape, await readDraft(key).catch(() => null));
    // What was typed meanwhile is newer.
    if (stored !== null && !known.has(key)) known.set(key, stored);
  }
  return parsed(shape, known.get(key));
}

function parsed<T>(shape: z.ZodMiniType<T>, draft: unknown): T | null {
  const fits = shape.safeParse(draft ?? null);
  return fits.success ? fits.data : null;
}

/** {@link loadDraft} as a hook; undefined until it is loaded. */
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

/** Removes the drafts whose keys begin so, by default all, from this page and from the device. Never rejects. */
export async function forgetDrafts(prefix = ''): Promise<void> {
  const gone = [...autosaves].filter(([key]) => key.startsWith(prefix));
  for (const [, autosave] of gone) autosave.drop();
  for (const key of known.keys()) if (key.startsWith(prefix)) known.delete(key);
  await Promise.all(gone.map(([, autosave]) => autosave.flush()));
  await removeDrafts(prefix).catch(() => undefined);
}
