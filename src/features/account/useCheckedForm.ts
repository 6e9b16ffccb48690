import { type FormEvent, useId, useState } from 'react';
import type { FieldProblem } from '../../domain/problems.ts';
import { accountWords } from '../../messages/account.ts';
import { sayAuth } from '../../messages/auth.ts';
import { sayIfAny, sayProblem } from '../../messages/problems.ts';
import { authFault } from '../../platform/account/auth-outcome.ts';
import { toast } from '../../ui/Toast/toast.ts';
import type { checks } from './checks.ts';

type Checks = typeof checks;
/** What a form gives when all of it passes. */
type Passed<Form extends keyof Checks> = Extract<ReturnType<Checks[Form]>, { ok: true }>['value'];

export type CheckedForm = {
  busy: boolean;
  /** For a `Field`: its control's id, and what is wrong with what was typed. */
  field: (name: string) => { controlId: string; error: string | null };
  /** A field is being mended: its message goes. */
  touch: (name: string) => void;
  onSubmit: (event: FormEvent) => void;
};

/**
 * A form checked by its rules when it is sent. The first failing message is said in a toast, every one stands at its field,
 * and the first failing field takes the focus. What passes goes to `send`; from the tap until that settles the form is busy.
 */
export function useCheckedForm<Form extends keyof Checks>(
  form: Form,
  typed: unknown,
  send: (value: Passed<Form>) => Promise<void>,
): CheckedForm {
  const prefix = useId();
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [busy, setBusy] = useState(false);
  const idOf = (name: string): string => `${prefix}${name}`;

  async function checkAndSend(): Promise<void> {
    const loaded = await import('./checks.ts').catch(() => null);
    if (loaded === null) {
      toast({ title: sayAuth(authFault('silence')), tone: 'destructive' });
      return;
    }
    const checked = loaded.checks[form](typed);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      toast({ title: accountWords.get().invalid, description: sayProblem(checked.first.problem), tone: 'destructive' });
      document.getElementById(idOf(checked.first.field))?.focus();
      return;
    }
    await send(checked.value);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void checkAndSend().finally(() => setBusy(false));
  }

  return {
    busy,
    field: (name) => ({ controlId: idOf(name), error: sayIfAny(problems[name]) }),
    touch: (name) =>
      setProblems((all) => (all[name] === undefined ? all : Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)))),
    onSubmit,
  };
}
