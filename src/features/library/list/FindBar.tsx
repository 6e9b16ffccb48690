import { statuses } from '../../../domain/entities/adventure.ts';
import { libraryWords } from '../../../messages/library.ts';
import { adventureWords } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import styles from './FindBar.module.css';
import { anyTheme, type Wanted } from './find.ts';

type Props = { wanted: Wanted; themes: readonly { value: string; label: string }[]; onChange: (wanted: Wanted) => void };

/** Filters by words, status and theme; every change is applied at once. */
export function FindBar({ wanted, themes, onChange }: Props) {
  const t = useMessages(libraryWords);
  const { status: labels } = useMessages(adventureWords);
  const statusOptions = [{ value: 'any' as const, label: t.any }, ...statuses.map((value) => ({ value, label: labels[value] }))];
  return (
    <search className={styles.bar} aria-label={t.adventures}>
      <Field label={t.search}>
        <TextInput
          type="search"
          value={wanted.words}
          placeholder={t.searchExample}
          autoComplete="off"
          enterKeyHint="search"
          onValueChange={(words) => onChange({ ...wanted, words })}
        />
      </Field>
      <Field label={t.status}>
        <Select options={statusOptions} value={wanted.status} onValueChange={(status) => onChange({ ...wanted, status })} />
      </Field>
      <Field label={t.theme}>
        <Select
          options={[{ value: anyTheme, label: t.any }, ...themes]}
          value={wanted.theme}
          onValueChange={(theme) => onChange({ ...wanted, theme })}
        />
      </Field>
    </search>
  );
}
