import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { recoverPassword } from '../../../platform/account/credentials.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Rich } from '../../../ui/Rich/Rich.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import { EmailField } from '../EmailField.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/**
 * Requests the mail with the link to a new password. It says the same whether the address has an account or not, so that it reveals no
 * addresses.
 */
export function RecoverForm({ email, onEmail, onBack }: Props) {
  const t = useMessages(accountWords);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useCheckedForm('recover', { email }, async (value, fail) => {
    const outcome = await recoverPassword(value.email);
    if (!outcome.ok) return fail(t.recoverFailed, outcome.fault);
    toast({ title: t.checkEmail, description: t.recoverSent, tone: 'success' });
    setMailedTo(value.email);
  });
  return (
    <Stack gap={5}>
      <ArrivalHeading>{t.recover}</ArrivalHeading>
      {mailedTo === null ? (
        <form noValidate onSubmit={form.onSubmit}>
          <Stack gap={5}>
            <p>{t.recoverText}</p>
            <EmailField form={form} value={email} onValueChange={onEmail} />
            <Button type="submit" variant="primary" full busy={form.busy}>
              {form.busy ? t.moment : t.recoverSend}
            </Button>
          </Stack>
        </form>
      ) : (
        <Callout tone="info" icon={<MailCheck />} title={t.recoverInbox}>
          <p>
            <Rich>{t.recoverInboxText({ email: mailedTo })}</Rich>
          </p>
        </Callout>
      )}
      <Button variant="quiet" onClick={onBack}>
        {t.recoverBack}
      </Button>
    </Stack>
  );
}

/** The title of what has replaced the form. It takes the focus, so that a screen reader continues from here. */
function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={heading} level={2} size="small" tabIndex={-1}>
      {children}
    </Heading>
  );
}
