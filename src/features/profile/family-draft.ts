import * as z from 'zod/mini';
import type { CommandInput } from '../../data/write/commands.ts';
import { type Child, ChildFields, childToForm, emptyChild, TypedChild } from '../../domain/entities/child.ts';
import { type Environment, emptyEnvironment, environmentToForm, TypedEnvironment } from '../../domain/entities/environment.ts';
import { sameJson } from '../../domain/json.ts';

/**
 * What is typed into the profile and not saved yet, as a difference to what is stored: so a child that arrives from another
 * device meanwhile is simply there, and saving touches only what was touched here. Pure; every function answers a new draft.
 */

const ChangedChild = z.object({ id: z.string(), fields: ChildFields, isNew: z.boolean() });

export const FamilyDraft = z.object({
  /** The adult's name as typed; null where it was not touched. */
  adultName: z.nullable(z.string()),
  /** Children that were added or edited, in the order in which that happened first. */
  changed: z.array(ChangedChild),
  /** Children that go when the profile is saved. */
  removed: z.array(z.string()),
  /** The form for a new child. */
  adding: TypedChild,
  /** The form for a child that is being edited; it stands in front of the one for a new child. */
  editing: z.nullable(z.object({ id: z.string(), typed: TypedChild })),
  /** The environment form, where it is open; `id` is null for a new place. */
  place: z.nullable(z.object({ id: z.nullable(z.string()), typed: TypedEnvironment, item: z.string() })),
});
export type FamilyDraft = z.infer<typeof FamilyDraft>;
export type PlaceDraft = NonNullable<FamilyDraft['place']>;

export const emptyDraft: FamilyDraft = { adultName: null, changed: [], removed: [], adding: emptyChild, editing: null, place: null };

/** The children as they will be once the profile is saved: the stored ones in their order, then the new ones. */
export function membersOf(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  const all = [...saved.map((child) => changedChild(draft, child.id) ?? child), ...newChildren(draft, saved)];
  return all.filter((child) => !draft.removed.includes(child.id));
}

/** Those that go when the profile is saved, so that each can be kept after all. */
export function leavingOf(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  const all = [...saved.map((child) => changedChild(draft, child.id) ?? child), ...newChildren(draft, saved)];
  return all.filter((child) => draft.removed.includes(child.id));
}

function changedChild(draft: FamilyDraft, id: string): Child | undefined {
  const found = draft.changed.find((child) => child.id === id);
  return found && { ...found.fields, id };
}

/** An edited child that is gone from the store was deleted elsewhere: only what is new here is added. */
function newChildren(draft: FamilyDraft, saved: readonly Child[]): Child[] {
  return draft.changed
    .filter((child) => child.isNew && !saved.some((other) => other.id === child.id))
    .map((child) => ({ ...child.fields, id: child.id }));
}

export function addChild(draft: FamilyDraft, id: string, fields: ChildFields): FamilyDraft {
  return { ...draft, changed: [...draft.changed, { id, fields, isNew: true }], adding: emptyChild };
}

export function startEditing(draft: FamilyDraft, child: Child): FamilyDraft {
  return { ...draft, editing: { id: child.id, typed: childToForm(child) } };
}

/** Takes the edited child's new fields over. */
export function finishEditing(draft: FamilyDraft, id: string, fields: ChildFields): FamilyDraft {
  const known = draft.changed.find((child) => child.id === id);
  const changed =
    known === undefined
      ? [...draft.changed, { id, fields, isNew: false }]
      : draft.changed.map((child) => (child === known ? { ...child, fields } : child));
  return { ...draft, changed, editing: null };
}

export function removeChild(draft: FamilyDraft, id: string): FamilyDraft {
  return { ...draft, removed: [...draft.removed.filter((other) => other !== id), id] };
}

export function keepChild(draft: FamilyDraft, id: string): FamilyDraft {
  return { ...draft, removed: draft.removed.filter((other) => other !== id) };
}

export function openPlace(draft: FamilyDraft, environment: Environment | null): FamilyDraft {
  const typed = environment === null ? emptyEnvironment : environmentToForm(environment);
  return { ...draft, place: { id: environment?.id ?? null, typed, item: '' } };
}

type Stored = { children: readonly Child[]; environments: readonly Environment[] };

/** The names, as they stand here, of what is edited here and has been deleted elsewhere. */
export function lostEdits(draft: FamilyDraft, stored: Stored): string[] {
  const { editing, changed, place } = draft;
  const edited = [
    ...changed.filter(({ id, isNew }) => !isNew && id !== editing?.id).map(({ id, fields: { name } }) => ({ id, name })),
    ...(editing === null || isNewHere(draft, editing.id) ? [] : [{ id: editing.id, name: editing.typed.name }]),
  ];
  const children = edited.filter(({ id }) => isGone(id, stored.children) && !draft.removed.includes(id)).map(({ name }) => name.trim());
  return isPlaceLost(place, stored) ? [...children, place.typed.name.trim()] : children;
}

/** The draft without them. What stands in an open form stays: it is the form of a new child, or of a new place, from now on. */
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

/** Whether anything stands in the form for a new child. */
export function addingTouched(draft: FamilyDraft): boolean {
  return differs(draft.adding, emptyChild);
}

/** Whether the edited child would change. */
export function editingTouched(draft: FamilyDraft, members: readonly Child[]): boolean {
  const { editing } = draft;
  if (editing === null) return false;
  const child = members.find((member) => member.id === editing.id);
  return child === undefined || differs(editing.typed, childToForm(child));
}

/** Whether the open environment form holds anything that is not stored. */
export function placeTouched(draft: FamilyDraft, environments: readonly Environment[]): boolean {
  const { place } = draft;
  if (place === null) return false;
  const stored = environments.find((environment) => environment.id === place.id);
  const before = stored === undefined ? emptyEnvironment : environmentToForm(stored);
  return place.item.trim() !== '' || differs(place.typed, before);
}

/** Whether leaving would lose anything. */
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

/** The one write of the whole form: children that were not touched are not in it, so each keeps its id and its row. */
export function saveCommand(draft: FamilyDraft, adultName: string, saved: readonly Child[]): CommandInput & { kind: 'saveFamily' } {
  const isSaved = (id: string): boolean => saved.some((child) => child.id === id);
  return {
    kind: 'saveFamily',
    adult_name: adultName,
    children: draft.changed
      .filter((child) => (child.isNew || isSaved(child.id)) && !draft.removed.includes(child.id))
      .map(({ id, fields }) => ({ id, fields })),
    removed: draft.removed.filter(isSaved),
  };
}

/** Whether two forms would be saved differently: blanks around what is typed are not saved. */
function differs(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return !sameJson(trimmed(one), trimmed(other));
}

function trimmed(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).map(([field, typed]) => [field, typeof typed === 'string' ? typed.trim() : typed]));
}
