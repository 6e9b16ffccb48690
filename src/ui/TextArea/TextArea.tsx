import { type ComponentProps, useId } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import { useFieldWiring } from '../Field/FieldContext.ts';
import inputStyles from '../TextInput/TextInput.module.css';
import styles from './TextArea.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength'> & {
  value: string;
  onValueChange: (value: string) => void;
  /**
   * Shows a counter "12 / 500". Typing more is possible, so that a pasted text isn't cut silently; the counter then says how much is too
   * much.
   */
  limit?: number | undefined;
};

/** A multi-line text field, with a counter if there is a limit. Grows with its content in browsers that support it. */
export function TextArea({ value, onValueChange, onChange, limit, className, rows = 4, ...rest }: TextAreaProps) {
  const counterId = useId();
  const t = useMessages(controlWords);
  const wiring = useFieldWiring();
  const described =
    [rest['aria-describedby'] ?? wiring['aria-describedby'], limit !== undefined && counterId].filter(Boolean).join(' ') || undefined;
  // Code points, as the limits are counted.
  const length = limit === undefined ? 0 : Array.from(value).length;
  const over = limit !== undefined && length > limit;
  return (
    <div className={styles.frame}>
      <textarea
        {...wiring}
        {...rest}
        aria-describedby={described}
        rows={rows}
        className={cx(inputStyles.input, styles.area, className)}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
      />
      {limit !== undefined && (
        <p id={counterId} className={cx(styles.counter, over && styles.over)}>
          {length} / {limit}
          {over && <span>{` · ${t.tooMany(length - limit)}`}</span>}
        </p>
      )}
    </div>
  );
}
