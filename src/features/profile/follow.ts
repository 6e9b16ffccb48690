import { type Child, childRules, childToForm } from '../../domain/entities/child.ts';
import { environmentRules, environmentToForm } from '../../domain/entities/environment.ts';
import { sameJson, withPartsOf } from '../../domain/json.ts';
import { mergeSet } from '../../domain/merge/rules.ts';
import { changedChild, editedChild, type FamilyDraft, type Stored } from './family-draft.ts';

/**
 * The draft after something else was stored: what another device writes shows in every field that was not typed into, in an open form too,
 * so that saving does not take it back. Returns the same draft where nothing changes.
 */
export function follow(draft: FamilyDraft, { adultName, children, environments }: Stored & { adultName: string }): FamilyDraft {
  const changed = draft.changed.map((edit) => followChild(edit, children));
  const { editing, place } = draft;
  const child = editing === null ? undefined : (changedChild({ ...draft, changed }, editing.id) ?? withId(children, editing.id));
  const environment = place === null ? undefined : withId(environments, place.id);
  return withPartsOf(draft, {
    ...draft,
    adultName: draft.adultName === adultName ? null : draft.adultName,
    changed,
    editing: editing && child ? { ...editing, ...followForm(editing, childToForm(child), childRules) } : editing,
    place: place && environment ? { ...place, ...followForm(place, environmentToForm(environment), environmentRules) } : place,
  });
}

function withId<Entity extends { id: string }>(all: readonly Entity[], id: string | null): Entity | undefined {
  return all.find((one) => one.id === id);
}

function followChild(edit: FamilyDraft['changed'][number], children: readonly Child[]): FamilyDraft['changed'][number] {
  const child = withId(children, edit.id);
  return child === undefined ? edit : { ...edit, fields: editedChild(child, edit), from: childToForm(child) };
}

type Value = string | string[];
type Edit<Typed> = { typed: Typed; from: Typed };

/** `rules`: those of the fields that are merged where two devices have changed them. */
function followForm<Form extends Record<string, Value>>(edit: Edit<Form>, now: Form, rules: object): Edit<Form> {
  const fields = Object.entries(now).map(([name, value]) => {
    const { [name]: typed = value } = edit.typed;
    const { [name]: from = value } = edit.from;
    return [name, followField({ typed, from }, value, name in rules)] as const;
  });
  const side = (which: keyof Edit<Value>): Form => Object.fromEntries(fields.map(([name, field]) => [name, field[which]])) as Form;
  return { typed: side('typed'), from: side('from') };
}

/**
 * A text that was typed into stays as it is, since nothing should change under the cursor. If it is `merged` when it is saved, what it began
 * with stays too, and tells what was added and taken out.
 */
function followField({ typed, from }: Edit<Value>, now: Value, merged: boolean): Edit<Value> {
  if (sameJson(now, from)) return { typed, from };
  if (Array.isArray(typed) && Array.isArray(from) && Array.isArray(now))
    return { typed: mergeSet(from, typed, now) as string[], from: now };
  if (String(typed).trim() === String(from).trim()) return { typed: now, from: now };
  return { typed, from: merged && typed !== now ? from : now };
}
