import { useId, useRef, useState } from 'react';
import { SignInForm } from '../../domain/account.ts';
import { recoverPassword, signIn } from '../../platform/account/account.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInAgainDialog.module.css';
import { useCheckedForm } from './useCheckedForm.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The account that is open on this device: only its password is asked for. */
  email: string;
};

/** The password of the account that is open here. Closing it changes nothing. */
export function SignInAgainDialog({ open, onOpenChange, email }: Props) {
  const [password, setPassword] = useState('');
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const form = useCheckedForm(SignInForm, { email, password }, async (value) => {
    const outcome = await signIn(value);
    if (!outcome.ok) {
      toast({ title: 'Sign in failed', description: outcome.message, tone: 'destructive' });
      return;
    }
    toast({ title: 'Signed in again', description: 'What was waiting on this device is on its way to your account.', tone: 'success' });
    onOpenChange(false);
  });

  async function sendLink(): Promise<void> {
    const outcome = await recoverPassword(email);
    toast(
      outcome.ok
        ? { title: 'Check your email', description: 'Open the link in it to choose a new password.', tone: 'success' }
        : { title: 'The email could not be sent', description: outcome.message, tone: 'destructive' },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign in again"
      description={
        <>
          As <strong className={styles.email}>{email}</strong>. Then everything that waits here goes to your account.
        </>
      }
      size="small"
      initialFocus={first}
      onClosed={() => setPassword('')}
      footer={
        <>
          <Button variant="quiet" size="medium" onClick={() => void sendLink()}>
            Forgot password?
          </Button>
          <Button type="submit" form={formId} variant="primary" size="medium" busy={form.busy}>
            {form.busy ? 'One moment …' : 'Sign In'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        {/* For the browser's password store, which keeps a password under the address beside it. */}
        <input type="email" hidden readOnly autoComplete="username" value={email} />
        <PasswordField inputRef={first} form={form} kind="current" value={password} onValueChange={setPassword} />
      </form>
    </Dialog>
  );
}
