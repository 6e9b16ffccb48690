import { Check, Plus, X } from 'lucide-react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { limits } from '../../../domain/limits.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { placeWords } from '../../../messages/profile/places.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../../ui/Stack/Stack.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import type { PlaceDraft } from '../family-draft.ts';
import type { FamilyForm } from '../useFamilyForm.ts';
import styles from './EnvironmentForm.module.css';
import { suggestItems } from './items.ts';

type Props = { form: FamilyForm; draft: PlaceDraft; headingLevel: 2 | 3 };

/** The form for a new place, or for a saved one being edited. */
export function EnvironmentForm({ form, draft, headingLevel }: Props) {
  const t = useMessages(placeWords);
  const { place } = form;
  const nameless = draft.typed.name.trim() === '';
  const title = draft.id === null ? t.new : t.edit({ name: form.stored.environments.find(({ id }) => id === draft.id)?.name ?? '' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!nameless) void place.save();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <Stack>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <PlaceFields form={form} typed={draft.typed} />
        <ItemsField form={form} draft={draft} />
        <Row>
          <Button type="submit" icon={<Check />} disabled={nameless || place.saving} busy={place.saving}>
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

/** Name, description and space. */
function PlaceFields({ form, typed }: { form: FamilyForm; typed: PlaceDraft['typed'] }) {
  const t = useMessages(placeWords);
  const control = (name: 'name' | 'description' | 'space_details') => ({
    value: typed[name],
    onValueChange: (value: string) => form.place.type(name, value),
  });
  return (
    <>
      <Field label={t.name} required {...form.field('place', 'name')}>
        <TextInput autoComplete="off" placeholder={t.nameExample} {...control('name')} />
      </Field>
      <Field label={t.description} optional {...form.field('place', 'description')}>
        <TextArea rows={2} limit={limits.environmentDescription.max} placeholder={t.descriptionExample} {...control('description')} />
      </Field>
      <Field label={t.space} optional hint={t.spaceHint} {...form.field('place', 'space_details')}>
        <TextArea rows={2} limit={limits.environmentSpaceDetails.max} {...control('space_details')} />
      </Field>
    </>
  );
}

type ItemsProps = Pick<Props, 'form' | 'draft'>;

/** The items in the place: typed, chosen from suggestions, or removed from the list. */
function ItemsField({ form, draft }: ItemsProps) {
  const t = useMessages(placeWords);
  const { item } = form.place;
  const full = draft.typed.available_items.length >= limits.environmentItems.max;

  function onItemKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the item instead of submitting the form.
    event.preventDefault();
    item.add();
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text').trim();
    if (!pasted.includes('\n')) return;
    // A field of one line would run the lines of a list together.
    event.preventDefault();
    item.type([draft.item.trim(), ...pasted.split('\n')].filter((line) => line.trim() !== '').join(', '));
  }

  return (
    <div className={styles.items}>
      <div className={styles.typing}>
        <Field
          label={t.items}
          optional
          hint={full ? t.itemsFull(limits.environmentItems.max) : t.itemsHint}
          className={styles.item}
          {...form.field('place', 'available_items')}
        >
          <TextInput
            value={draft.item}
            autoComplete="off"
            enterKeyHint="done"
            onValueChange={item.type}
            onKeyDown={onItemKey}
            onPaste={onPaste}
          />
        </Field>
        <Button icon={<Plus />} disabled={full || draft.item.trim() === ''} onClick={() => item.add()}>
          {t.addItem}
        </Button>
      </div>
      <ItemsHere form={form} draft={draft} />
      {!full && <ItemIdeas form={form} draft={draft} />}
    </div>
  );
}

/** The items in the list; a tap removes one. */
function ItemsHere({ form, draft }: ItemsProps) {
  const t = useMessages(placeWords);
  const items = draft.typed.available_items;
  if (items.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t.itemsHere}>
      {items.map((item) => (
        <li key={item}>
          <button
            type="button"
            id={form.idOf('place', `item-${item}`)}
            className={styles.chip}
            aria-label={t.removeItem({ item })}
            onClick={() => form.place.item.remove(item)}
          >
            <span>{item}</span>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Common items that are not in the list yet; a tap adds one. */
function ItemIdeas({ form, draft }: ItemsProps) {
  const t = useMessages(placeWords);
  const suggestions = suggestItems(draft.typed.available_items);
  if (suggestions.length === 0) return null;
  const title = form.idOf('place', 'ideas');
  return (
    <div className={styles.ideas}>
      <p id={title} className={styles.ideasTitle}>
        {t.ideas}
      </p>
      <ul className={styles.chips} aria-labelledby={title}>
        {suggestions.map((item) => (
          <li key={item}>
            <button
              type="button"
              id={form.idOf('place', `idea-${item}`)}
              className={styles.idea}
              lang={storyLanguage}
              onClick={() => form.place.item.add(item)}
            >
              <Plus aria-hidden="true" />
              {item}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
