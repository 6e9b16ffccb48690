import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { baseLanguage, language } from '../../messages/i18n.ts';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import inputStyles from '../TextInput/TextInput.module.css';
import styles from './InlineEdit.module.css';

export type InlineEditProps = {
  /** What is being edited, for a screen reader: `Adventure title`. */
  label: string;
  value: string;
  /** What an empty text stands for, which is shown in the empty input. Without it an empty text cancels. */
  defaultValue?: string | undefined;
  /** Saves the trimmed text; '' for the default value. If it resolves to false or throws, the old value is kept; the caller shows the error. */
  onSave: (next: string) => boolean | void | Promise<boolean | void>;
  /** How the value is rendered; by default as plain text. Use a Heading for a title. */
  render?: ((value: string) => ReactNode) | undefined;
  maxLength?: number | undefined;
  editLabel?: string | undefined;
  className?: string | undefined;
};

/**
 * A text that turns into an input. Enter and the check button save; Escape, the cross button and an unchanged text cancel, and so does an
 * empty one that stands for no default value. The new text is shown while it is being saved; if that fails, the old one comes back.
 */
export function InlineEdit({
  label,
  value,
  defaultValue = '',
  onSave,
  render = (text) => text,
  maxLength,
  editLabel,
  className,
}: InlineEditProps) {
  const t = useMessages(controlWords);
  const [editing, setEditing] = useState(false);
  const { shown, saving, save } = useSaving(value, onSave);
  const edit = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (editing || !returnFocus.current) return;
    // The input is gone; without this the focus would jump to the top of the page.
    returnFocus.current = false;
    edit.current?.focus();
  }, [editing]);

  function close(typed: string) {
    returnFocus.current = true;
    setEditing(false);
    const next = typed || defaultValue;
    if (next !== '' && next !== shown) void save(next, next === defaultValue ? '' : next);
  }

  if (editing) {
    return (
      <EditLine
        label={label}
        value={shown}
        placeholder={defaultValue}
        maxLength={maxLength}
        className={className}
        onSave={close}
        onCancel={() => close(shown)}
      />
    );
  }
  return (
    <div className={cx(styles.line, className)}>
      <div className={styles.value} aria-busy={saving || undefined}>
        {render(shown)}
      </div>
      <IconButton
        ref={edit}
        label={editLabel ?? t.edit({ what: language.get() === baseLanguage ? label.toLowerCase() : label })}
        icon={<Pencil />}
        className={styles.edit}
        aria-disabled={saving || undefined}
        onClick={() => {
          // Not `disabled`, because this button gets the focus back while the text is still being saved.
          if (!saving) setEditing(true);
        }}
      />
    </div>
  );
}

type EditLineProps = {
  label: string;
  value: string;
  placeholder: string;
  maxLength: number | undefined;
  className: string | undefined;
  /** Called with the trimmed text. */
  onSave: (next: string) => void;
  onCancel: () => void;
};

/** The input with its two buttons. The whole text is selected at first. */
function EditLine({ label, value, placeholder, maxLength, className, onSave, onCancel }: EditLineProps) {
  const t = useMessages(controlWords);
  const [draft, setDraft] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const save = (): void => onSave(draft.trim());

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends an IME composition (Japanese, Chinese …), which must not save.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      // So that Escape does not also close a surrounding dialog.
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    <div className={cx(styles.line, className)}>
      <input
        ref={input}
        className={cx(inputStyles.input, styles.input)}
        aria-label={label}
        value={draft}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.buttons}>
        <IconButton label={t.save} icon={<Check />} variant="accent" onClick={save} />
        <IconButton label={t.cancel} icon={<X />} variant="outlined" onClick={onCancel} />
      </span>
    </div>
  );
}

/** Shows the new value from when it is saved until it arrives as a prop, so that the old one does not flash in between. */
function useSaving(value: string, onSave: InlineEditProps['onSave']) {
  const [pending, setPending] = useState<{ text: string; inFlight: boolean } | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setPending(null);
  }
  async function save(text: string, next: string): Promise<void> {
    setPending({ text, inFlight: true });
    let saved: boolean;
    try {
      saved = (await onSave(next)) !== false;
    } catch {
      // The caller reports the error; here the old value is shown again.
      saved = false;
    }
    setPending((now) => (now === null || !saved ? null : { text, inFlight: false }));
  }
  return { shown: pending?.text ?? value, saving: pending?.inFlight === true, save };
}
