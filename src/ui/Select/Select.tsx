import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldWiring } from '../Field/FieldContext.ts';
import inputStyles from '../TextInput/TextInput.module.css';
import styles from './Select.module.css';

export type SelectOption<T extends string> = { value: T; label: string };

export type SelectProps<T extends string> = Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> & {
  options: readonly SelectOption<T>[];
  value: T | null;
  onValueChange: (value: T) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
};

/** One choice from a list, with the browser's own picker, which works best on a tablet. */
export function Select<T extends string>({ options, value, onValueChange, placeholder, className, ...rest }: SelectProps<T>) {
  return (
    <span className={styles.frame}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={cx(inputStyles.input, styles.select, className)}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onValueChange(chosen.value);
        }}
      >
        {value === null && (
          <option value="" disabled hidden>
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
