import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { accountWords } from '../../messages/account/account.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import styles from './PasswordField.module.css';
import type { CheckedForm } from './useCheckedForm.ts';

type Props = {
  form: CheckedForm;
  label?: string;
  hint?: string;
  /** `new` lets the browser suggest a password, `current` lets it fill in the saved one. */
  kind: 'new' | 'current';
  value: string;
  onValueChange: (value: string) => void;
  /** For a dialog that gives this field the focus when it opens. */
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** A password field, hidden until the person chooses to see it, because mistyping is frequent on a tablet. */
export function PasswordField({ form, label, hint, kind, value, onValueChange, inputRef }: Props) {
  const t = useMessages(accountWords);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label ?? t.password} hint={hint} required {...form.field('password')}>
      <div className={styles.frame}>
        <TextInput
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          value={value}
          onValueChange={(next) => {
            form.touch('password');
            onValueChange(next);
          }}
        />
        <IconButton
          label={shown ? t.hide : t.show}
          icon={shown ? <EyeOff /> : <Eye />}
          className={styles.eye}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
