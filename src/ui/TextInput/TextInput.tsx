import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldWiring } from '../Field/FieldContext.ts';
import styles from './TextInput.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** A text field. Inside a Field it is labelled and described by it. */
export function TextInput({ value, onValueChange, onChange, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...useFieldWiring()}
      {...rest}
      className={cx(styles.input, className)}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        onValueChange(event.target.value);
      }}
    />
  );
}
