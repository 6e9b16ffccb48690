import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { FieldContext } from './FieldContext.ts';

export type FieldProps = {
  label: ReactNode;
  /** One line of help, always visible. */
  hint?: ReactNode;
  /** The error message. Marks the control as invalid and describes it. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Adds "optional" to the label. */
  optional?: boolean | undefined;
  /** The control's id, if other code needs it, for example to focus the control. */
  controlId?: string | undefined;
  className?: string | undefined;
  /** One control of this library (TextInput, TextArea, Select …) or anything that calls useFieldWiring(). */
  children: ReactNode;
};

/** A labelled control with its hint and its error, connected for screen readers. */
export function Field({ label, hint, error, required = false, optional = false, controlId, className, children }: FieldProps) {
  const t = useMessages(controlWords);
  const made = useId();
  const id = controlId ?? made;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const wiring = useMemo(
    () => ({
      id,
      // The error comes first, because it matters most.
      'aria-describedby': [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    }),
    [id, hasError, hasHint, required],
  );
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${t.optional}`}</span>}
      </label>
      {hasHint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
