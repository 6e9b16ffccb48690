import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { SignUpForm as Schema } from '../../domain/account.ts';
import { signUp } from '../../platform/account/account.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Typed } from './typed.ts';
import { useCheckedForm } from './useCheckedForm.ts';

type Props = { typed: Typed; onTyped: (change: Partial<Typed>) => void; onSignIn: () => void };

/** A new account. Where the server signs in at once the app leaves this page by itself; else a mail has to be opened first. */
export function SignUpForm({ typed, onTyped, onSignIn }: Props) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useCheckedForm(Schema, typed, async (value) => {
    const outcome = await signUp(value);
    if (!outcome.ok) {
      toast({ title: 'Sign up failed', description: outcome.message, tone: 'destructive' });
      return;
    }
    if (!outcome.confirm) return;
    toast({
      title: 'Check your email',
      description: "We've sent you a confirmation link to complete your registration.",
      tone: 'success',
    });
    onTyped({ password: '' });
    setMailedTo(value.email);
  });

  if (mailedTo !== null) {
    return (
      <Callout
        tone="info"
        icon={<MailCheck />}
        title="One email to open"
        headingLevel={2}
        action={
          <>
            <Button size="medium" onClick={onSignIn}>
              I’ve opened it
            </Button>
            <Button size="medium" variant="quiet" onClick={() => setMailedTo(null)}>
              Use another address
            </Button>
          </>
        }
      >
        <p>
          A link is on its way to <strong>{mailedTo}</strong>. Open it, and your family’s book begins. Nothing there? Check the spam folder.
        </p>
      </Callout>
    );
  }

  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <Field label="Name" hint="What the children call you. If you play along, it is used in the story." required {...form.field('name')}>
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
          hint="At least 8 characters."
          value={typed.password}
          onValueChange={(password) => onTyped({ password })}
        />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? 'One moment …' : 'Create Account'}
        </Button>
      </Stack>
    </form>
  );
}
