import { statuses } from '../../domain/entities/adventure.ts';
import { statusLabel } from '../../domain/status.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import styles from './FindBar.module.css';
import { anyTheme, type Wanted } from './find.ts';

type Props = { wanted: Wanted; themes: readonly { value: string; label: string }[]; onChange: (wanted: Wanted) => void };

const statusOptions = [{ value: 'any' as const, label: 'Any' }, ...statuses.map((value) => ({ value, label: statusLabel[value] }))];

/** Search by words, status and theme; every change shows at once. */
export function FindBar({ wanted, themes, onChange }: Props) {
  return (
    <search className={styles.bar} aria-label="Adventures">
      <Field label="Search">
        <TextInput
          type="search"
          value={wanted.words}
          placeholder="A name, a child, a thing that happened"
          autoComplete="off"
          enterKeyHint="search"
          onValueChange={(words) => onChange({ ...wanted, words })}
        />
      </Field>
      <Field label="Status">
        <Select options={statusOptions} value={wanted.status} onValueChange={(status) => onChange({ ...wanted, status })} />
      </Field>
      <Field label="Theme">
        <Select
          options={[{ value: anyTheme, label: 'Any' }, ...themes]}
          value={wanted.theme}
          onValueChange={(theme) => onChange({ ...wanted, theme })}
        />
      </Field>
    </search>
  );
}
