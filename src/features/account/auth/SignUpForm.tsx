import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../domain/limits.ts';
import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { signUp } from '../../../platform/account/credentials.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Rich } from '../../../ui/Rich/Rich.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';
import type { Typed } from './typed.ts';

type Props = { typed: Typed; onTyped: (change: Partial<Typed>) => void; onSignIn: () => void };

/** Creates an account. If the server signs in at once, the routes lead away from this page; otherwise the person must open a mail first. */
export function SignUpForm({ typed, onTyped, onSignIn }: Props) {
  const t = useMessages(accountWords);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useCheckedForm('signUp', typed, async (value, fail) => {
    const outcome = await signUp(value);
    if (!outcome.ok) return fail(t.signUpFailed, outcome.fault);
    if (!outcome.confirm) return;
    toast({ title: t.checkEmail, description: t.confirmSent, tone: 'success' });
    onTyped({ password: '' });
    setMailedTo(value.email);
  });

  if (mailedTo !== null) return <OneEmail email={mailedTo} onOpened={onSignIn} onOtherAddress={() => setMailedTo(null)} />;

  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <Field label={t.name} hint={t.nameHint} required {...form.field('name')}>
          <TextInput
            autoComplete="name"
            value={typed.name}
            onValueChange={(name) => {
              form.touch('name');
              onTyped({ name });
            }}
          />
        </Field>
        <EmailField form={form} value={typed.email} onValueChange={(email) => onTyped({ email })} />
        <PasswordField
          form={form}
          kind="new"
          hint={t.passwordHint(limits.password)}
          value={typed.password}
          onValueChange={(password) => onTyped({ password })}
        />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? t.moment : t.create}
        </Button>
      </Stack>
    </form>
  );
}

/** Says that a mail has to be opened first. */
function OneEmail({ email, onOpened, onOtherAddress }: { email: string; onOpened: () => void; onOtherAddress: () => void }) {
  const t = useMessages(accountWords);
  return (
    <Callout
      tone="info"
      icon={<MailCheck />}
      title={t.oneEmail}
      headingLevel={2}
      action={
        <>
          <Button onClick={onOpened}>{t.opened}</Button>
          <Button variant="quiet" onClick={onOtherAddress}>
            {t.otherAddress}
          </Button>
        </>
      }
    >
      <p>
        <Rich>{t.oneEmailText({ email })}</Rich>
      </p>
    </Callout>
  );
}
