import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlWords } from '../../messages/controls.ts';
import { baseLanguage, language } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import inputStyles from '../TextInput/TextInput.module.css';
import styles from './InlineEdit.module.css';

export type InlineEditProps = {
  /** What it is, for a screen reader: `Adventure title`. */
  label: string;
  value: string;
  /** Saves the trimmed text. Answering false, or throwing, keeps the old value; what to say about it is the caller's. */
  onSave: (next: string) => boolean | void | Promise<boolean | void>;
  /** How the value is shown; default is the text itself. Give it a Heading for a title. */
  render?: ((value: string) => ReactNode) | undefined;
  maxLength?: number | undefined;
  editLabel?: string | undefined;
  saveLabel?: string | undefined;
  cancelLabel?: string | undefined;
  className?: string | undefined;
};

/**
 * A text that becomes an input. Enter and the check save, Escape and the cross cancel; an empty or unchanged text cancels too.
 * While it saves the new text is shown already; where saving fails the old one comes back.
 */
export function InlineEdit({
  label,
  value,
  onSave,
  render = (text) => text,
  maxLength,
  editLabel,
  saveLabel,
  cancelLabel,
  className,
}: InlineEditProps) {
  const t = useMessages(controlWords);
  const [draft, setDraft] = useState<string | null>(null);
  const { shown, saving, save: store } = useSaving(value, onSave);
  const input = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const editing = draft !== null;

  useEffect(() => {
    if (editing) {
      input.current?.focus();
      input.current?.select();
    } else if (returnFocus.current) {
      // The input is gone; without this the focus would fall back to the top of the page.
      returnFocus.current = false;
      edit.current?.focus();
    }
  }, [editing]);

  function close() {
    returnFocus.current = true;
    setDraft(null);
  }

  function save() {
    const next = (draft ?? '').trim();
    close();
    if (next !== '' && next !== shown) void store(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a composition (Japanese, Chinese …); that one is not for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      // Not also the Escape of a dialog around it.
      event.stopPropagation();
      close();
    }
  }

  if (draft === null) {
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
            // Not `disabled`: the focus comes back to this button while the text is still being saved.
            if (!saving) setDraft(shown);
          }}
        />
      </div>
    );
  }
  return (
    <div className={cx(styles.line, className)}>
      <input
        ref={input}
        className={cx(inputStyles.input, styles.input)}
        aria-label={label}
        value={draft}
        maxLength={maxLength}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.buttons}>
        <IconButton label={saveLabel ?? t.save} icon={<Check />} variant="accent" onClick={save} />
        <IconButton label={cancelLabel ?? t.cancel} icon={<X />} variant="outlined" onClick={close} />
      </span>
    </div>
  );
}

/** What is shown while a text is saved: what was saved stands until the new value arrives from above, so the old one never flashes in between. */
function useSaving(value: string, onSave: InlineEditProps['onSave']) {
  const [pending, setPending] = useState<{ text: string; inFlight: boolean } | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setPending(null);
  }
  async function save(next: string): Promise<void> {
    setPending({ text: next, inFlight: true });
    let saved: boolean;
    try {
      saved = (await onSave(next)) !== false;
    } catch {
      // A failure is the caller's to tell; here the old value simply comes back.
      saved = false;
    }
    setPending((now) => (now === null || !saved ? null : { text: next, inFlight: false }));
  }
  return { shown: pending?.text ?? value, saving: pending?.inFlight === true, save };
}
