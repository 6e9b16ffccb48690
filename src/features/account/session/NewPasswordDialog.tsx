import { useId, useState } from 'react';
import { limits } from '../../../domain/limits.ts';
import { accountWords } from '../../../messages/account/account.ts';
import { passwordWords } from '../../../messages/account/password.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { setNewPassword } from '../../../platform/account/credentials.ts';
import { setRecovering } from '../../../platform/account/recovering.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';

/** Shown after a recovery link was followed, until a password is chosen or kept: the link has signed the person in. */
export function NewPasswordDialog() {
  const t = useMessages(passwordWords);
  const account = useMessages(accountWords);
  const [password, setPassword] = useState('');
  const formId = useId();
  const form = useCheckedForm('newPassword', { password }, async (value, fail) => {
    const outcome = await setNewPassword(value.password);
    if (outcome.ok) toast({ title: t.passwordChanged, description: t.passwordChangedText, tone: 'success' });
    else fail(t.passwordNotChanged, outcome.fault);
  });
  const keepOld = (): void => setRecovering(false);
  return (
    <Dialog
      open
      onOpenChange={keepOld}
      title={t.choosePassword}
      description={t.choosePasswordText}
      size="small"
      dismissible={false}
      footer={
        <>
          <Button variant="quiet" onClick={keepOld}>
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
