import { useId, useRef, useState } from 'react';
import { accountWords } from '../../../messages/account/account.ts';
import { sayAuth } from '../../../messages/account/auth.ts';
import { passwordWords } from '../../../messages/account/password.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { recoverPassword, signIn } from '../../../platform/account/credentials.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Rich } from '../../../ui/Rich/Rich.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';
import styles from './SignInAgainDialog.module.css';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The account open on this device: only its password is asked for. */
  email: string;
};

/** Asks for the password of the account that is open here. Closing the dialog changes nothing. */
export function SignInAgainDialog({ open, onOpenChange, email }: Props) {
  const t = useMessages(passwordWords);
  const account = useMessages(accountWords);
  const [password, setPassword] = useState('');
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const form = useCheckedForm('signIn', { email, password }, async (value, fail) => {
    const outcome = await signIn(value);
    if (!outcome.ok) return fail(account.signInFailed, outcome.fault);
    toast({ title: t.againDone, description: t.againDoneText, tone: 'success' });
    onOpenChange(false);
  });

  async function sendLink(): Promise<void> {
    const outcome = await recoverPassword(email);
    toast(
      outcome.ok
        ? { title: account.checkEmail, description: account.recoverSent, tone: 'success' }
        : { title: account.recoverFailed, description: sayAuth(outcome.fault), tone: 'destructive' },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={<Rich className={styles.email}>{t.againAs({ email })}</Rich>}
      size="small"
      initialFocus={first}
      onClosed={() => setPassword('')}
      footer={
        <>
          <Button variant="quiet" onClick={() => void sendLink()}>
            {account.forgot}
          </Button>
          <Button type="submit" form={formId} variant="primary" size="medium" busy={form.busy}>
            {form.busy ? account.moment : account.signIn}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        {/* For the browser's password manager, which stores a password with the address next to it. */}
        <input type="email" hidden readOnly autoComplete="username" value={email} />
        <PasswordField inputRef={first} form={form} kind="current" value={password} onValueChange={setPassword} />
      </form>
    </Dialog>
  );
}
