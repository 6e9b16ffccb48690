import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { signIn } from '../../../platform/account/credentials.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';
import type { Typed } from './typed.ts';

type Props = {
  typed: Typed;
  onTyped: (change: Partial<Typed>) => void;
  onForgot: () => void;
  /** The person comes back from the form for a forgotten password, so the first field takes the focus. */
  returned: boolean;
};

/** Signs in to an existing account. Afterwards the routes lead away from this page. */
export function SignInForm({ typed, onTyped, onForgot, returned }: Props) {
  const t = useMessages(accountWords);
  const form = useCheckedForm('signIn', typed, async (value, fail) => {
    const outcome = await signIn(value);
    if (!outcome.ok) fail(t.signInFailed, outcome.fault);
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <EmailField form={form} value={typed.email} onValueChange={(email) => onTyped({ email })} focusFirst={returned} />
        <PasswordField form={form} kind="current" value={typed.password} onValueChange={(password) => onTyped({ password })} />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? t.moment : t.signIn}
        </Button>
        <Button variant="quiet" onClick={onForgot}>
          {t.forgot}
        </Button>
      </Stack>
    </form>
  );
}
