import { MapPin, Users } from 'lucide-react';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { ChildrenTab } from './children/ChildrenTab.tsx';
import styles from './ProfileForm.module.css';
import { EnvironmentsTab } from './places/EnvironmentsTab.tsx';
import type { FamilyForm } from './useFamilyForm.ts';

type Props = {
  form: FamilyForm;
  /** The level of the headings inside. */
  headingLevel: 2 | 3;
  /** The form is already on a sheet, so the tabs get none of their own. */
  onSheet?: boolean;
};

/** The family: the adult's name, the children, the places. What is typed is held in `form`, so it survives switching tabs. */
export function ProfileForm({ form, headingLevel, onSheet = false }: Props) {
  const t = useMessages(profileWords);
  return (
    <Stack gap={5}>
      {form.restored && form.dirty && (
        <Callout tone="info" title={t.kept} action={<Button onClick={form.discard}>{t.startOver}</Button>}>
          {t.keptText}
        </Callout>
      )}
      <Field label={t.yourName} required hint={t.yourNameHint} className={styles.adult} {...form.field('adult', 'name')}>
        <TextInput value={form.draft.adultName ?? form.stored.adultName} autoComplete="name" onValueChange={form.typeAdultName} />
      </Field>
      <Tabs
        label={t.family}
        look={onSheet ? 'plain' : 'paper'}
        className={onSheet ? undefined : styles.sheet}
        value={form.tab}
        onValueChange={form.setTab}
        tabs={[
          { value: 'children', label: t.children, icon: <Users />, content: <ChildrenTab form={form} headingLevel={headingLevel} /> },
          {
            value: 'environments',
            label: t.places,
            icon: <MapPin />,
            content: <EnvironmentsTab form={form} headingLevel={headingLevel} />,
          },
        ]}
      />
      <LiveRegion message={form.said} />
    </Stack>
  );
}
