import { type FormEvent, useEffect, useId, useState } from 'react';
import type { FieldProblem } from '../../domain/problems.ts';
import { accountWords } from '../../messages/account/account.ts';
import { sayAuth } from '../../messages/account/auth.ts';
import { sayIfAny, sayProblem } from '../../messages/shared/problems.ts';
import { type AuthFault, authFault } from '../../platform/account/auth-outcome.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';
import type { checks } from './checks.ts';

type Checks = typeof checks;
/** The checked values of a valid form. */
type Passed<Form extends keyof Checks> = Extract<ReturnType<Checks[Form]>, { ok: true }>['value'];

export type CheckedForm = {
  busy: boolean;
  /** Props for a `Field`: its control's id, and the error message. */
  field: (name: string) => { controlId: string; error: string | null };
  /** Called when a field changes: hides its error message. */
  touch: (name: string) => void;
  onSubmit: (event: FormEvent) => void;
};

/**
 * A form that is checked when it is sent. The first error is also shown as a toast, every error at its field, and the first invalid field
 * takes the focus. Valid values go to `send`; the form is busy until that settles. `fail` shows that the server has refused them. The form
 * has one error toast at a time; it closes when the form is sent again or left.
 */
export function useCheckedForm<Form extends keyof Checks>(
  form: Form,
  typed: unknown,
  send: (value: Passed<Form>, fail: (title: string, fault: AuthFault) => void) => Promise<void>,
): CheckedForm {
  const prefix = useId();
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [busy, setBusy] = useState(false);
  const idOf = (name: string): string => `${prefix}${name}`;
  const fail = (title: string, description?: string): void => void toast({ title, description, tone: 'destructive', id: prefix });
  useEffect(() => () => dismissToast(prefix), [prefix]);

  async function checkAndSend(): Promise<void> {
    const loaded = await import('./checks.ts').catch(() => null);
    if (loaded === null) {
      return fail(sayAuth(authFault('no-answer')));
    }
    const checked = loaded.checks[form](typed);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      fail(accountWords.get().invalid, sayProblem(checked.first.problem));
      document.getElementById(idOf(checked.first.field))?.focus();
      return;
    }
    dismissToast(prefix);
    await send(checked.value, (title, fault) => fail(title, sayAuth(fault)));
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
    touch: (name) => setProblems(({ [name]: _mended, ...others }) => others),
    onSubmit,
  };
}
