import * as z from 'zod/mini';
import { type Child, ChildForm, childFromForm } from '../../domain/entities/child.ts';
import { type Environment, EnvironmentForm } from '../../domain/entities/environment.ts';
import { AdultName } from '../../domain/entities/profile.ts';
import { checkForm } from '../../domain/form.ts';
import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import {
  addChild,
  addingTouched,
  editingTouched,
  type FamilyDraft,
  finishEditing,
  membersOf,
  type PlaceDraft,
  placeTouched,
} from './family-draft.ts';
import { typedPlace } from './places/items.ts';

/**
 * Checks whether the whole profile can be saved. Input that was typed but not added yet is included, because the adult means to save it.
 */

export type FormPart = 'adult' | 'child' | 'place';
/** The first problem, and all problems of that part by field. */
export type FormProblem = { part: FormPart; field: string; problem: FieldProblem; problems: Record<string, FieldProblem> };

export type CheckedProfile =
  /** `draft` includes the children that were typed but not added; `place` is an open environment form that must be saved too. */
  { ok: true; adultName: string; draft: FamilyDraft; place: CheckedPlace | null } | { ok: false; problem: FormProblem };

/** `from`: the form as its editing began. */
export type CheckedPlace = { id: string | null; fields: EnvironmentForm; from: EnvironmentForm };

const AdultForm = z.object({ name: AdultName });

/** Checks in the reading order of the form. `newId` is only called for a child that was typed but not added. */
export function checkProfile(
  draft: FamilyDraft,
  stored: { adultName: string; children: readonly Child[]; environments: readonly Environment[] },
  newId: () => string,
): CheckedProfile {
  const adult = checkForm(AdultForm, { name: draft.adultName ?? stored.adultName });
  if (!adult.ok) return problem('adult', adult);

  let folded = draft;
  const { editing } = draft;
  if (editing !== null) {
    if (editingTouched(draft, membersOf(draft, stored.children))) {
      const checked = checkForm(ChildForm, editing.typed);
      if (!checked.ok) return problem('child', checked);
      folded = finishEditing(folded, childFromForm(checked.value));
    } else folded = { ...folded, editing: null };
  }
  if (addingTouched(draft)) {
    const checked = checkForm(ChildForm, draft.adding);
    if (!checked.ok) return problem('child', checked);
    folded = addChild(folded, newId(), childFromForm(checked.value));
  }
  const count = membersOf(folded, stored.children).length;
  if (count === 0) return ofChildren('no-children');
  if (count > limits.children.max) return ofChildren('too-many-children');

  if (draft.place === null || !placeTouched(draft, stored.environments)) {
    return { ok: true, adultName: adult.value.name, draft: folded, place: null };
  }
  const place = checkPlace(draft.place);
  if (!place.ok) return place;
  return { ok: true, adultName: adult.value.name, draft: folded, place: place.place };
}

/** Checks the environment form, including an item that was typed but not added. */
export function checkPlace(place: PlaceDraft): { ok: true; place: CheckedPlace } | { ok: false; problem: FormProblem } {
  const checked = checkForm(EnvironmentForm, typedPlace(place));
  return checked.ok ? { ok: true, place: { id: place.id, fields: checked.value, from: place.from } } : problem('place', checked);
}

function problem(
  part: FormPart,
  failed: { first: { field: string; problem: FieldProblem }; problems: Record<string, FieldProblem> },
): { ok: false; problem: FormProblem } {
  return { ok: false, problem: { part, ...failed.first, problems: failed.problems } };
}

/** A problem of the list of children as a whole; it is shown at the field for the next child's name. */
function ofChildren(problem: FieldProblem): { ok: false; problem: FormProblem } {
  return { ok: false, problem: { part: 'child', field: 'name', problem, problems: { name: problem } } };
}
