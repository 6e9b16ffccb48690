import type * as z from 'zod/mini';

/** What a form check found: the parsed value, or the first failing message of each field in the form's own order. */
export type FormResult<T> =
  | { ok: true; value: T }
  | { ok: false; first: { field: string; message: string }; messages: Record<string, string> };

/** Checks a typed form with its schema. `first` follows the order of the schema's fields, as a person reads the form. */
export function checkForm<T>(schema: z.ZodMiniType<T>, typed: unknown): FormResult<T> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, value: parsed.data };
  const messages: Record<string, string> = {};
  let first: { field: string; message: string } | null = null;
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
    first ??= { field, message: issue.message };
  }
  return { ok: false, first: first ?? { field: '', message: 'Please check what you entered' }, messages };
}
