import type * as z from 'zod/mini';
import type { WriteResult } from '../../../src/data/write/write.ts';
import type { FamilyFileAnswer } from '../../../src/domain/family-file.ts';
import { checkForm } from '../../../src/domain/form.ts';
import { sayFault } from '../../../src/messages/shared/faults.ts';
import { sayProblem } from '../../../src/messages/shared/problems.ts';

/** Checks a form, and gives its problems as the English texts that are shown. */
export function checkInWords<T>(schema: z.ZodMiniType<T>, typed: unknown) {
  const checked = checkForm(schema, typed);
  if (checked.ok) return checked;
  const { first, problems } = checked;
  const messages = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, sayProblem(problem)]));
  return { ok: false as const, first: { field: first.field, message: sayProblem(first.problem) }, messages };
}

/** An answer with its refusal as the English text that is shown. */
export function inWords(answer: WriteResult | FamilyFileAnswer) {
  if (answer.ok) return answer;
  if ('fault' in answer) return { ok: false as const, reason: sayFault(answer.fault) };
  return { ok: false as const, error: { kind: answer.error.kind, message: sayFault(answer.error) } };
}
