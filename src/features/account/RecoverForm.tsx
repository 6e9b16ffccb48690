import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { RecoverForm as Schema } from '../../domain/account.ts';
import { recoverPassword } from '../../platform/account/account.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { ArrivalHeading } from './ArrivalHeading.tsx';
import { EmailField } from './EmailField.tsx';
import { useCheckedForm } from './useCheckedForm.ts';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail whose link opens the form for a new password. The answer is the same whether the address is known or not. */
export function RecoverForm({ email, onEmail, onBack }: Props) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useCheckedForm(Schema, { email }, async (value) => {
    const outcome = await recoverPassword(value.email);
    if (!outcome.ok) {
      toast({ title: 'The email could not be sent', description: outcome.message, tone: 'destructive' });
      return;
    }
    toast({ title: 'Check your email', description: 'Open the link in it to choose a new password.', tone: 'success' });
    setMailedTo(value.email);
  });
  return (
    <Stack gap={5}>
      <ArrivalHeading>Forgot your password?</ArrivalHeading>
      {mailedTo === null ? (
        <form noValidate onSubmit={form.onSubmit}>
          <Stack gap={5}>
            <p>It happens. Enter your email address, and we’ll send you a link to choose a new one.</p>
            <EmailField form={form} value={email} onValueChange={onEmail} />
            <Button type="submit" variant="primary" full busy={form.busy}>
              {form.busy ? 'One moment …' : 'Send the link'}
            </Button>
          </Stack>
        </form>
      ) : (
        <Callout tone="info" icon={<MailCheck />} title="Check your inbox">
          <p>
            If <strong>{mailedTo}</strong> has an account here, a link is on its way. It works once, for about an hour.
          </p>
        </Callout>
      )}
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}
