import { Check, UserPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import type { ChildForm as TypedChild } from '../../../domain/entities/child.ts';
import { limits } from '../../../domain/limits.ts';
import { profileWords } from '../../../messages/profile/profile.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Row } from '../../../ui/Stack/Stack.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { addingTouched } from '../family-draft.ts';
import type { FamilyForm } from '../useFamilyForm.ts';
import styles from './ChildForm.module.css';

type Props = { form: FamilyForm; headingLevel: 2 | 3 };

/** The form for a new child, or for the one being edited. */
export function ChildForm({ form, headingLevel }: Props) {
  const t = useMessages(profileWords);
  const { editing, adding } = form.draft;
  const typed = editing?.typed ?? adding;
  const name = editing === null ? null : (form.members.find((child) => child.id === editing.id)?.name ?? '');
  const title = name === null ? t.add : t.editNamed({ name });
  const ready = typed.name.trim() !== '' && typed.age.trim() !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Enter in a field also submits the form, even while the button is disabled.
    if (ready) form.child.submit();
  }

  return (
    <Card as="div" look="flat">
      <form noValidate onSubmit={submit} aria-label={title} className={styles.form}>
        <Heading level={headingLevel} size="small" className={styles.wide}>
          {title}
        </Heading>
        <ChildFields form={form} typed={typed} />
        <Row className={styles.wide}>
          <Button type="submit" disabled={!ready} icon={name === null ? <UserPlus /> : <Check />}>
            {name === null ? t.addChild : t.saveChanges}
          </Button>
          {(name !== null || addingTouched(form.draft)) && (
            <Button variant="quiet" onClick={form.child.close}>
              {name === null ? t.clear : t.cancel}
            </Button>
          )}
        </Row>
      </form>
    </Card>
  );
}

/** Name, age, interests and considerations. */
function ChildFields({ form, typed }: { form: FamilyForm; typed: TypedChild }) {
  const t = useMessages(profileWords);
  const control = (name: keyof TypedChild) => ({
    value: typed[name],
    onValueChange: (value: string) => form.child.type(name, value),
  });
  return (
    <>
      <Field label={t.name} required {...form.field('child', 'name')}>
        <TextInput autoComplete="off" {...control('name')} />
      </Field>
      <Field label={t.age} required {...form.field('child', 'age')}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={limits.childAge.min}
          max={limits.childAge.max}
          step={1}
          autoComplete="off"
          {...control('age')}
        />
      </Field>
      <Field label={t.interests} optional hint={t.interestsHint} className={styles.wide} {...form.field('child', 'interests')}>
        <TextInput autoComplete="off" {...control('interests')} />
      </Field>
      <Field label={t.considerations} optional hint={t.considerationsHint} className={styles.wide} {...form.field('child', 'limitations')}>
        <TextArea rows={2} limit={limits.considerations.max} {...control('limitations')} />
      </Field>
    </>
  );
}
