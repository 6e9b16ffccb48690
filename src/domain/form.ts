import type * as z from 'zod/mini';
import { type FieldProblem, fieldProblemOf } from './problems.ts';

/** The result of validating a form: the parsed value, or the first problem of each field in the form's order. */
export type FormResult<T> =
  | { ok: true; value: T }
  | { ok: false; first: { field: string; problem: FieldProblem }; problems: Record<string, FieldProblem> };

/** Validates a typed form with its schema. `first` follows the order of the schema's fields, in which a person reads the form. */
export function checkForm<T>(schema: z.ZodMiniType<T>, typed: unknown): FormResult<T> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems: Record<string, FieldProblem> = {};
  let first: { field: string; problem: FieldProblem } | null = null;
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '');
    const problem = fieldProblemOf(issue.message) ?? 'check-entries';
    problems[field] ??= problem;
    first ??= { field, problem };
  }
  return { ok: false, first: first ?? { field: '', problem: 'check-entries' }, problems };
}
