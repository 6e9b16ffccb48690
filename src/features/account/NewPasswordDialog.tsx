import { useId, useRef, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { accountWords } from '../../messages/account.ts';
import { sayAuth } from '../../messages/auth.ts';
import { passwordWords } from '../../messages/password.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { setNewPassword } from '../../platform/account/credentials.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { PasswordField } from './PasswordField.tsx';
import { useCheckedForm } from './useCheckedForm.ts';

/** Opens by itself after a recovery link was followed: the link has signed the person in, and now they choose a new password. */
export function NewPasswordDialog() {
  const t = useMessages(passwordWords);
  const account = useMessages(accountWords);
  const recovering = useAccountStore((store) => store.recovering);
  const [password, setPassword] = useState('');
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const form = useCheckedForm('newPassword', { password }, async (value) => {
    const outcome = await setNewPassword(value.password);
    if (outcome.ok) toast({ title: t.passwordChanged, description: t.passwordChangedText, tone: 'success' });
    else toast({ title: t.passwordNotChanged, description: sayAuth(outcome.fault), tone: 'destructive' });
  });
  return (
    <Dialog
      open={recovering}
      onOpenChange={(open) => useAccountStore.setState({ recovering: open })}
      title={t.choosePassword}
      description={t.choosePasswordText}
      size="small"
      initialFocus={first}
      dismissible={false}
      onClosed={() => setPassword('')}
      footer={
        <>
          <Button variant="quiet" onClick={() => useAccountStore.setState({ recovering: false })}>
            {t.keepOld}
          </Button>
          <Button type="submit" form={formId} variant="primary" size="medium" busy={form.busy}>
            {form.busy ? account.moment : t.savePassword}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <PasswordField
          form={form}
          kind="new"
          label={t.newPassword}
          hint={account.passwordHint(limits.password)}
          value={password}
          onValueChange={setPassword}
        />
      </form>
    </Dialog>
  );
}
