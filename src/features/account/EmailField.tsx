import { useEffect, useRef } from 'react';
import { accountWords } from '../../messages/account/account.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { CheckedForm } from './useCheckedForm.ts';

type Props = {
  form: CheckedForm;
  value: string;
  onValueChange: (value: string) => void;
  /** Takes the focus when it appears, because the person has just come back to this form. */
  focusFirst?: boolean;
};

/** The account's email address, in every form that asks for it. */
export function EmailField({ form, value, onValueChange, focusFirst = false }: Props) {
  const t = useMessages(accountWords);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) input.current?.focus();
  }, [focusFirst]);
  return (
    <Field label={t.email} required {...form.field('email')}>
      <TextInput
        ref={input}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onValueChange={(next) => {
          form.touch('email');
          onValueChange(next);
        }}
      />
    </Field>
  );
}
