import { type FormEvent, useId, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm } from '../../domain/form.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { accountWords } from '../../messages/account.ts';
import { sayIfAny, sayProblem } from '../../messages/problems.ts';
import { toast } from '../../ui/Toast/toast.ts';

export type CheckedForm = {
  busy: boolean;
  /** For a `Field`: its control's id, and what is wrong with what was typed. */
  field: (name: string) => { controlId: string; error: string | null };
  /** A field is being mended: its message goes. */
  touch: (name: string) => void;
  onSubmit: (event: FormEvent) => void;
};

/**
 * A form checked by its schema when it is sent. The first failing message is said in a toast, every one stands at its field,
 * and the first failing field takes the focus. What passes goes to `send`; until that settles the form is busy.
 */
export function useCheckedForm<T>(schema: z.ZodMiniType<T>, typed: unknown, send: (value: T) => Promise<void>): CheckedForm {
  const prefix = useId();
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [busy, setBusy] = useState(false);
  const idOf = (name: string): string => `${prefix}${name}`;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(schema, typed);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      toast({ title: accountWords.get().invalid, description: sayProblem(checked.first.problem), tone: 'destructive' });
      document.getElementById(idOf(checked.first.field))?.focus();
      return;
    }
    setBusy(true);
    void send(checked.value).finally(() => setBusy(false));
  }

  return {
    busy,
    field: (name) => ({ controlId: idOf(name), error: sayIfAny(problems[name]) }),
    touch: (name) =>
      setProblems((all) => (all[name] === undefined ? all : Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)))),
    onSubmit,
  };
}
