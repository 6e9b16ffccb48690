import * as z from 'zod/mini';
import type { CommandInput } from '../../data/write/commands.ts';
import {
  type Child,
  ChildFields,
  type ChildForm,
  childFromForm,
  childToForm,
  emptyChild,
  TypedChild,
} from '../../domain/entities/child.ts';
import { type Environment, emptyEnvironment, environmentToForm, TypedEnvironment } from '../../domain/entities/environment.ts';
import { sameJson } from '../../domain/json.ts';
import { merge } from '../../domain/merge/merge.ts';

/**
 * What is typed into the profile and not saved yet, as a difference to what is stored: a child that arrives from another device meanwhile
 * simply appears, and saving changes only what was edited here. An edit therefore keeps the form `from` which it began (`follow.ts` keeps it
 * up to date). Drafts of older apps lack it and count as begun with an empty form, so that saving one takes nothing out of a stored list or
 * a child's considerations. Pure; every function returns a new draft.
 */

const childBefore = z._default(TypedChild, emptyChild);
const ChangedChild = z.object({ id: z.string(), fields: ChildFields, from: childBefore, isNew: z.boolean() });

export const FamilyDraft = z.object({
  /** The adult's name as typed; null if it was not changed. */
  adultName: z.nullable(z.string()),
  /** Children that were added or edited, in the order of their first change. */
  changed: z.array(ChangedChild),
  /** Ids of the children that saving will delete. */
  removed: z.array(z.string()),
  /** The form for a new child. */
  adding: TypedChild,
  /** The form for the child being edited; while it is open, it hides the one for a new child. */
  editing: z.nullable(z.object({ id: z.string(), typed: TypedChild, from: childBefore })),
  /** The environment form if it is open; `id` is null for a new place. */
  place: z.nullable(
    z.object({
      id: z.nullable(z.string()),
      typed: TypedEnvironment,
      from: z._default(TypedEnvironment, emptyEnvironment),
      item: z.string(),
    }),
  ),
});
export type FamilyDraft = z.infer<typeof FamilyDraft>;
export type PlaceDraft = NonNullable<FamilyDraft['place']>;

export const emptyFamilyDraft: FamilyDraft = { adultName: null, changed: [], removed: [], adding: emptyChild, editing: null, place: null };

/** The children as they will be after saving: the stored ones in their order, then the new ones. */
export function membersOf(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  const all = [...saved.map((child) => changedChild(draft, child.id) ?? child), ...newChildren(draft, saved)];
  return all.filter((child) => !draft.removed.includes(child.id));
}

/** The children that saving will delete, so that each can still be kept. */
export function leavingOf(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  const all = [...saved.map((child) => changedChild(draft, child.id) ?? child), ...newChildren(draft, saved)];
  return all.filter((child) => draft.removed.includes(child.id));
}

/** The child with what is changed here, or undefined if nothing is. */
export function changedChild(draft: FamilyDraft, id: string): Child | undefined {
  const found = draft.changed.find((child) => child.id === id);
  return found && { ...found.fields, id };
}

/** Added children only: an edited child that is no longer stored was deleted on another device. */
function newChildren(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  return draft.changed
    .filter((child) => child.isNew && !saved.some((other) => other.id === child.id))
    .map((child) => ({ ...child.fields, id: child.id }));
}

/** Types into the form that is open: the one of the child being edited, or the one for a new child. */
export function typeChild<Field extends keyof ChildForm>(draft: FamilyDraft, field: Field, value: ChildForm[Field]): FamilyDraft {
  const { editing, adding } = draft;
  if (editing === null) return { ...draft, adding: { ...adding, [field]: value } };
  return { ...draft, editing: { ...editing, typed: { ...editing.typed, [field]: value } } };
}

export function addChild(draft: FamilyDraft, id: string, fields: ChildFields): FamilyDraft {
  return { ...draft, changed: [...draft.changed, { id, fields, from: emptyChild, isNew: true }], adding: emptyChild };
}

export function startEditing(draft: FamilyDraft, child: Child): FamilyDraft {
  const typed = childToForm(child);
  return { ...draft, editing: { id: child.id, typed, from: typed } };
}

/** Closes the form of the child being edited, and applies its checked fields to the draft. */
export function finishEditing(draft: FamilyDraft, fields: ChildFields): FamilyDraft {
  const { editing } = draft;
  if (editing === null) return draft;
  const { id, from } = editing;
  const known = draft.changed.find((child) => child.id === id);
  const changed =
    known === undefined
      ? [...draft.changed, { id, fields, from, isNew: false }]
      : draft.changed.map((child) => (child === known ? { ...child, fields: editedChild(known.fields, { fields, from }) } : child));
  return { ...draft, changed, editing: null };
}

/** The child as it is with an edit that began from another state of it; where both have changed something, they are merged as sync does. */
export function editedChild(now: ChildFields, { fields, from }: { fields: ChildFields; from: ChildForm }): ChildFields {
  return ChildFields.parse(merge('children', childFromForm(from), fields, childFromForm(childToForm(now))));
}

/** The draft without the changes of children that are stored already. */
export function withoutSaved(draft: FamilyDraft, saved: readonly Child[]): FamilyDraft {
  const isSaved = ({ id, fields }: FamilyDraft['changed'][number]): boolean => {
    const child = saved.find((other) => other.id === id);
    return child !== undefined && !differs(childToForm(child), childToForm(fields));
  };
  return draft.changed.some(isSaved) ? { ...draft, changed: draft.changed.filter((child) => !isSaved(child)) } : draft;
}

export function removeChild(draft: FamilyDraft, id: string): FamilyDraft {
  return { ...draft, removed: [...draft.removed.filter((other) => other !== id), id] };
}

export function keepChild(draft: FamilyDraft, id: string): FamilyDraft {
  return { ...draft, removed: draft.removed.filter((other) => other !== id) };
}

export function openPlace(draft: FamilyDraft, environment: Environment | null): FamilyDraft {
  const typed = environment === null ? emptyEnvironment : environmentToForm(environment);
  return { ...draft, place: { id: environment?.id ?? null, typed, from: typed, item: '' } };
}

export type Stored = { children: readonly Child[]; environments: readonly Environment[] };

/** The names of those that are being edited here but were deleted on another device. */
export function lostEdits(draft: FamilyDraft, stored: Stored): string[] {
  const { editing, changed, place } = draft;
  const edited = [
    ...changed.filter(({ id, isNew }) => !isNew && id !== editing?.id).map(({ id, fields: { name } }) => ({ id, name })),
    ...(editing === null || isNewHere(draft, editing.id) ? [] : [{ id: editing.id, name: editing.typed.name }]),
  ];
  const children = edited.filter(({ id }) => isGone(id, stored.children) && !draft.removed.includes(id)).map(({ name }) => name.trim());
  return isPlaceLost(place, stored) ? [...children, place.typed.name.trim()] : children;
}

/** The draft without those. What is typed in an open form is kept: saving it adds a new child or a new place. */
export function withoutLost(draft: FamilyDraft, stored: Stored): FamilyDraft {
  const { editing, adding, changed, place } = draft;
  const isFormLost = editing !== null && !isNewHere(draft, editing.id) && isGone(editing.id, stored.children);
  return {
    ...draft,
    changed: changed.filter(({ id, isNew }) => isNew || !isGone(id, stored.children)),
    editing: isFormLost ? null : editing,
    adding: isFormLost ? editing.typed : adding,
    place: isPlaceLost(place, stored) ? { ...place, id: null } : place,
  };
}

function isNewHere({ changed }: FamilyDraft, id: string): boolean {
  return changed.some((child) => child.id === id && child.isNew);
}

function isGone(id: string, stored: readonly { id: string }[]): boolean {
  return !stored.some((other) => other.id === id);
}

function isPlaceLost(place: FamilyDraft['place'], { environments }: Stored): place is PlaceDraft & { id: string } {
  return place !== null && place.id !== null && isGone(place.id, environments);
}

/** Whether anything is typed into the form for a new child. */
export function addingTouched(draft: FamilyDraft): boolean {
  return differs(draft.adding, emptyChild);
}

/** Whether the child being edited differs from what is stored. */
export function editingTouched(draft: FamilyDraft, members: readonly Child[]): boolean {
  const { editing } = draft;
  if (editing === null) return false;
  const child = members.find((member) => member.id === editing.id);
  return child === undefined || differs(editing.typed, childToForm(child));
}

/** Whether the open environment form differs from what is stored. */
export function placeTouched(draft: FamilyDraft, environments: readonly Environment[]): boolean {
  const { place } = draft;
  if (place === null) return false;
  const stored = environments.find((environment) => environment.id === place.id);
  const before = stored === undefined ? emptyEnvironment : environmentToForm(stored);
  return place.item.trim() !== '' || differs(place.typed, before);
}

/** Whether leaving the form would lose anything. */
export function isDirty(
  draft: FamilyDraft,
  stored: { adultName: string; children: readonly Child[]; environments: readonly Environment[] },
): boolean {
  return (
    (draft.adultName !== null && draft.adultName.trim() !== stored.adultName.trim()) ||
    draft.changed.length > 0 ||
    draft.removed.length > 0 ||
    addingTouched(draft) ||
    editingTouched(draft, membersOf(draft, stored.children)) ||
    placeTouched(draft, stored.environments)
  );
}

/** One write for the whole form. What was not edited is not in it: neither the adult's name nor a child, so their rows stay unchanged. */
export function saveCommand(draft: FamilyDraft, adultName: string, saved: readonly Child[]): CommandInput & { kind: 'saveFamily' } {
  const isSaved = (id: string): boolean => saved.some((child) => child.id === id);
  return {
    kind: 'saveFamily',
    ...(draft.adultName === null ? {} : { adult_name: adultName }),
    children: draft.changed.filter((child) => (child.isNew || isSaved(child.id)) && !draft.removed.includes(child.id)).map(childCommand),
    removed: draft.removed.filter(isSaved),
  };
}

/** How an edit of a child is written. */
export function childCommand({ id, fields, from }: Omit<FamilyDraft['changed'][number], 'isNew'>) {
  return { id, fields, from: childFromForm(from) };
}

/** Whether saving the two would store different values: spaces around a text are not stored. */
function differs(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return !sameJson(trimmed(one), trimmed(other));
}

function trimmed(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).map(([field, typed]) => [field, typeof typed === 'string' ? typed.trim() : typed]));
}
