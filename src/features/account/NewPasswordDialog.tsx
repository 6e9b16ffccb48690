import { useId, useRef, useState } from 'react';
import { NewPasswordForm } from '../../domain/account.ts';
import { setNewPassword } from '../../platform/account/account.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { PasswordField } from './PasswordField.tsx';
import { useCheckedForm } from './useCheckedForm.ts';

/** Opens by itself when a recovery link was followed: the person is signed in by it and chooses a new password. */
export function NewPasswordDialog() {
  const recovering = useAccountStore((store) => store.recovering);
  const [password, setPassword] = useState('');
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const form = useCheckedForm(NewPasswordForm, { password }, async (value) => {
    const outcome = await setNewPassword(value.password);
    if (outcome.ok) toast({ title: 'Password changed', description: 'Use it the next time you sign in.', tone: 'success' });
    else toast({ title: 'The password was not changed', description: outcome.message, tone: 'destructive' });
  });
  return (
    <Dialog
      open={recovering}
      onOpenChange={(open) => useAccountStore.setState({ recovering: open })}
      title="Choose a new password"
      description="You are signed in. Choose a password for next time."
      size="small"
      initialFocus={first}
      dismissible={false}
      onClosed={() => setPassword('')}
      footer={
        <>
          <Button variant="quiet" size="medium" onClick={() => useAccountStore.setState({ recovering: false })}>
            Keep the old one
          </Button>
          <Button type="submit" form={formId} variant="primary" size="medium" busy={form.busy}>
            {form.busy ? 'One moment …' : 'Save password'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <PasswordField
          form={form}
          kind="new"
          label="New password"
          hint="At least 8 characters."
          value={password}
          onValueChange={setPassword}
        />
      </form>
    </Dialog>
  );
}
