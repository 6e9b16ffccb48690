import { Check, Plus, X } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { limits } from '../../domain/limits.ts';
import { storyLanguage } from '../../domain/story-language.ts';
import { placeWords } from '../../messages/places.ts';
import { sayIfAny } from '../../messages/problems.ts';
import { useMessages } from '../../messages/useMessages.ts';
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

/** The form for a new place, or for a saved one being edited. */
export function EnvironmentForm({ form, draft, headingLevel }: Props) {
  const t = useMessages(placeWords);
  const { place } = form;
  const { typed } = draft;
  const errors = form.errors.place;
  const title = draft.id === null ? t.new : t.edit({ name: form.stored.environments.find(({ id }) => id === draft.id)?.name ?? '' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.name.trim() !== '') void place.save();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <Stack>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <Field label={t.name} required error={sayIfAny(errors['name'])} controlId={form.idOf('place', 'name')}>
          <TextInput
            value={typed.name}
            autoComplete="off"
            placeholder={t.nameExample}
            onValueChange={(value) => place.type('name', value)}
          />
        </Field>
        <Field label={t.description} optional error={sayIfAny(errors['description'])} controlId={form.idOf('place', 'description')}>
          <TextArea
            rows={2}
            limit={limits.environmentDescription.max}
            value={typed.description}
            placeholder={t.descriptionExample}
            onValueChange={(value) => place.type('description', value)}
          />
        </Field>
        <Field
          label={t.space}
          optional
          hint={t.spaceHint}
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
        <ItemsField form={form} draft={draft} />
        <Row>
          <Button type="submit" icon={<Check />} disabled={typed.name.trim() === '' || place.saving} busy={place.saving}>
            {place.saving ? t.saving : t.save}
          </Button>
          <Button variant="quiet" onClick={place.close}>
            {t.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The items in the place: typed, chosen from suggestions, or removed from the list. */
function ItemsField({ form, draft }: Pick<Props, 'form' | 'draft'>) {
  const t = useMessages(placeWords);
  const { place, errors } = form;
  const { typed } = draft;
  const full = typed.available_items.length >= limits.environmentItems.max;
  const suggestions = full ? [] : suggestItems(typed.available_items);

  function onItemKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the item instead of submitting the form.
    event.preventDefault();
    place.item.add();
  }

  return (
    <div className={styles.items}>
      <div className={styles.typing}>
        <Field
          label={t.items}
          optional
          hint={full ? t.itemsFull(limits.environmentItems.max) : t.itemsHint}
          error={sayIfAny(errors.place['available_items'])}
          controlId={form.idOf('place', 'available_items')}
          className={styles.item}
        >
          <TextInput value={draft.item} autoComplete="off" enterKeyHint="done" onValueChange={place.item.type} onKeyDown={onItemKey} />
        </Field>
        <Button icon={<Plus />} disabled={full || draft.item.trim() === ''} onClick={() => place.item.add()}>
          {t.addItem}
        </Button>
      </div>
      {typed.available_items.length > 0 && (
        <ul className={styles.chips} aria-label={t.itemsHere}>
          {typed.available_items.map((item) => (
            <li key={item}>
              <button
                type="button"
                id={form.idOf('place', `item-${item}`)}
                className={styles.chip}
                aria-label={t.removeItem({ item })}
                onClick={() => place.item.remove(item)}
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
            {t.ideas}
          </p>
          <ul className={styles.chips} aria-labelledby={form.idOf('place', 'ideas')}>
            {suggestions.map((item) => (
              <li key={item}>
                <button
                  type="button"
                  id={form.idOf('place', `idea-${item}`)}
                  className={styles.idea}
                  lang={storyLanguage}
                  onClick={() => place.item.add(item)}
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
  );
}
