import { Check, UserPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import { limits } from '../../domain/limits.ts';
import { sayIfAny } from '../../messages/problems.ts';
import { profileWords } from '../../messages/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import styles from './ChildForm.module.css';
import { addingTouched } from './family-draft.ts';
import type { FamilyForm } from './useFamilyForm.ts';

type Props = { form: FamilyForm; headingLevel: 2 | 3 };

/** The form for a new child, or for the one being edited. */
export function ChildForm({ form, headingLevel }: Props) {
  const t = useMessages(profileWords);
  const { editing, adding } = form.draft;
  const typed = editing?.typed ?? adding;
  const errors = form.errors.child;
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
        <Field label={t.name} required error={sayIfAny(errors['name'])} controlId={form.idOf('child', 'name')}>
          <TextInput value={typed.name} autoComplete="off" onValueChange={(value) => form.child.type('name', value)} />
        </Field>
        <Field label={t.age} required error={sayIfAny(errors['age'])} controlId={form.idOf('child', 'age')}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={limits.childAge.min}
            max={limits.childAge.max}
            step={1}
            value={typed.age}
            autoComplete="off"
            onValueChange={(value) => form.child.type('age', value)}
          />
        </Field>
        <Field
          label={t.interests}
          optional
          hint={t.interestsHint}
          error={sayIfAny(errors['interests'])}
          controlId={form.idOf('child', 'interests')}
          className={styles.wide}
        >
          <TextInput value={typed.interests} autoComplete="off" onValueChange={(value) => form.child.type('interests', value)} />
        </Field>
        <Field
          label={t.considerations}
          optional
          hint={t.considerationsHint}
          error={sayIfAny(errors['limitations'])}
          controlId={form.idOf('child', 'limitations')}
          className={styles.wide}
        >
          <TextArea
            rows={2}
            limit={limits.considerations.max}
            value={typed.limitations}
            onValueChange={(value) => form.child.type('limitations', value)}
          />
        </Field>
        <Row className={styles.wide}>
          <Button type="submit" disabled={!ready} icon={name === null ? <UserPlus /> : <Check />}>
            {name === null ? t.addChild : t.saveChanges}
          </Button>
          {name !== null && (
            <Button variant="quiet" onClick={form.child.close}>
              {t.cancel}
            </Button>
          )}
          {name === null && addingTouched(form.draft) && (
            <Button variant="quiet" onClick={form.child.close}>
              {t.clear}
            </Button>
          )}
        </Row>
      </form>
    </Card>
  );
}
