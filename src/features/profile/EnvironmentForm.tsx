import { Check, Plus, X } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { limits } from '../../domain/limits.ts';
import { sayIfAny } from '../../messages/problems.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import styles from './EnvironmentForm.module.css';
import type { PlaceDraft } from './family-draft.ts';
import { suggestItems } from './items.ts';
import type { FamilyForm } from './useFamilyForm.ts';

type Props = { form: FamilyForm; draft: PlaceDraft; headingLevel: 2 | 3 };

/** The form of one place: a new one, or a saved one that changes. */
export function EnvironmentForm({ form, draft, headingLevel }: Props) {
  const { place } = form;
  const { typed } = draft;
  const errors = form.errors.place;
  const title = draft.id === null ? 'New Environment' : `Edit ${form.stored.environments.find(({ id }) => id === draft.id)?.name ?? ''}`;
  const full = typed.available_items.length >= limits.environmentItems.max;
  const suggestions = full ? [] : suggestItems(typed.available_items);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.name.trim() !== '') void place.save();
  }

  function onItemKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The item, not the whole form.
    event.preventDefault();
    place.addItem();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <Stack gap={4}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <Field label="Name" required error={sayIfAny(errors['name'])} controlId={form.idOf('place', 'name')}>
          <TextInput
            value={typed.name}
            autoComplete="off"
            placeholder="Grandma’s garden"
            onValueChange={(value) => place.type('name', value)}
          />
        </Field>
        <Field label="Description" optional error={sayIfAny(errors['description'])} controlId={form.idOf('place', 'description')}>
          <TextArea
            rows={2}
            limit={limits.environmentDescription.max}
            value={typed.description}
            placeholder="A long lawn, three apple trees and a shed"
            onValueChange={(value) => place.type('description', value)}
          />
        </Field>
        <Field
          label="Space Details"
          optional
          hint="How big it is, where it’s fine to run, what is off limits"
          error={sayIfAny(errors['space_details'])}
          controlId={form.idOf('place', 'space_details')}
        >
          <TextArea
            rows={2}
            limit={limits.environmentSpaceDetails.max}
            value={typed.space_details}
            onValueChange={(value) => place.type('space_details', value)}
          />
        </Field>
        <div className={styles.items}>
          <div className={styles.typing}>
            <Field
              label="Available Items"
              optional
              hint={
                full
                  ? `${limits.environmentItems.max} things are here, as many as a place can have.`
                  : 'Things the story may play with. Enter adds one.'
              }
              error={sayIfAny(errors['available_items'])}
              controlId={form.idOf('place', 'available_items')}
              className={styles.item}
            >
              <TextInput value={draft.item} autoComplete="off" enterKeyHint="done" onValueChange={place.typeItem} onKeyDown={onItemKey} />
            </Field>
            <Button icon={<Plus />} disabled={full || draft.item.trim() === ''} onClick={() => place.addItem()}>
              Add Item
            </Button>
          </div>
          {typed.available_items.length > 0 && (
            <ul className={styles.chips} aria-label="Items in this place">
              {typed.available_items.map((item) => (
                <li key={item}>
                  <button
                    type="button"
                    id={form.idOf('place', `item-${item}`)}
                    className={styles.chip}
                    aria-label={`Remove ${item}`}
                    onClick={() => place.removeItem(item)}
                  >
                    <span>{item}</span>
                    <X aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {suggestions.length > 0 && (
            <div className={styles.ideas}>
              <p id={form.idOf('place', 'ideas')} className={styles.ideasTitle}>
                Often nearby – tap to add
              </p>
              <ul className={styles.chips} aria-labelledby={form.idOf('place', 'ideas')}>
                {suggestions.map((item) => (
                  <li key={item}>
                    <button
                      type="button"
                      id={form.idOf('place', `idea-${item}`)}
                      className={styles.idea}
                      onClick={() => place.addItem(item)}
                    >
                      <Plus aria-hidden="true" />
                      {item}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <Row>
          <Button type="submit" icon={<Check />} disabled={typed.name.trim() === '' || place.saving} busy={place.saving}>
            {place.saving ? 'Saving...' : 'Save Environment'}
          </Button>
          <Button variant="quiet" onClick={place.close}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
