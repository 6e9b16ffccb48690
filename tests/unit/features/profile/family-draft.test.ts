import { describe, expect, it } from 'vitest';
import { type Child, type ChildFields, childToForm, emptyChild } from '../../../../src/domain/entities/child.ts';
import { checkProfile } from '../../../../src/features/profile/check-profile.ts';
import {
  addChild,
  emptyFamilyDraft,
  type FamilyDraft,
  finishEditing,
  isDirty,
  leavingOf,
  lostEdits,
  membersOf,
  openPlace,
  removeChild,
  saveCommand,
  startEditing,
  typeChild,
  withoutLost,
} from '../../../../src/features/profile/family-draft.ts';
import { mia, tom, uuid } from '../../data/family.ts';

/** The draft after a child was opened, edited and applied. */
function afterEdit(draft: FamilyDraft, child: Child, fields: ChildFields): FamilyDraft {
  return finishEditing(startEditing(draft, child), fields);
}
const storedMia = { ...mia, id: uuid(1) };
const storedTom = { ...tom, id: uuid(2) };
const saved = [storedMia, storedTom];
const stored = { adultName: 'Robin', children: saved, environments: [] };

describe('the draft of the profile', () => {
  it('[PROF-06] contains only changes: neither children who were not edited are written, nor a name that was not typed', () => {
    const draft = addChild(afterEdit(emptyFamilyDraft, storedTom, { ...tom, age: 10 }), uuid(3), { ...mia, name: 'Ada' });
    expect(saveCommand(draft, 'Kim', saved)).toEqual({
      kind: 'saveFamily',
      children: [
        { id: uuid(2), fields: { ...tom, age: 10 }, from: tom },
        { id: uuid(3), fields: { ...mia, name: 'Ada' }, from: { name: '', age: 0, interests: [], limitations: null } },
      ],
      removed: [],
    });
    expect(saveCommand({ ...draft, adultName: ' Kim ' }, 'Kim', saved)).toMatchObject({ adult_name: 'Kim' });
  });

  it('[PROF-06] does not restore a child that was deleted on another device meanwhile', () => {
    const draft = removeChild(afterEdit(emptyFamilyDraft, storedTom, { ...tom, age: 10 }), uuid(1));
    const left = [{ ...mia, name: 'Ada', id: uuid(3) }];
    expect(membersOf(draft, left).map((child) => child.name)).toEqual(['Ada']);
    expect(saveCommand(draft, 'Kim', left)).toMatchObject({ children: [], removed: [] });
  });

  describe('edits of what was deleted on another device meanwhile', () => {
    const left = { children: [{ ...mia, name: 'Ada', id: uuid(3) }], environments: [] };
    const den = { id: uuid(8), name: 'Den', description: '', space_details: '', available_items: [] };

    it('names each edited child by its new name, but not those that are new or to be deleted', () => {
      const edited = afterEdit(afterEdit(emptyFamilyDraft, storedMia, mia), storedTom, { ...tom, name: ' Thomas ' });
      expect(lostEdits(edited, left)).toEqual([mia.name, 'Thomas']);
      expect(lostEdits(edited, stored)).toEqual([]);
      expect(lostEdits(removeChild(edited, uuid(2)), left)).toEqual([mia.name]);
      expect(lostEdits(addChild(emptyFamilyDraft, uuid(4), mia), left)).toEqual([]);
    });

    it('names the child and the place whose forms are open, each once', () => {
      const editing = typeChild(startEditing(emptyFamilyDraft, storedTom), 'name', 'Thomas');
      expect(lostEdits(finishEditing(editing, tom), left)).toEqual([tom.name]);
      expect(lostEdits({ ...editing, changed: [{ id: uuid(2), fields: tom, from: childToForm(tom), isNew: false }] }, left)).toEqual([
        'Thomas',
      ]);
      expect(lostEdits(openPlace(editing, den), left)).toEqual(['Thomas', 'Den']);
      expect(lostEdits(openPlace(editing, den), { ...stored, environments: [den] })).toEqual([]);
      expect(lostEdits(openPlace(emptyFamilyDraft, null), left)).toEqual([]);
    });

    it('keeps an open form as a new child or place, and other new ones', () => {
      const typed = { ...childToForm(tom), name: 'Thomas' };
      const draft = addChild(afterEdit(emptyFamilyDraft, storedMia, mia), uuid(4), tom);
      const before = { ...draft, editing: { id: uuid(2), typed, from: childToForm(tom) } };
      const after = withoutLost(openPlace(before, den), left);
      expect(after).toMatchObject({
        editing: null,
        adding: typed,
        changed: [{ id: uuid(4) }],
        place: { id: null, typed: { name: 'Den' } },
      });
      expect(lostEdits(after, left)).toEqual([]);
      expect(withoutLost(before, stored)).toEqual(before);
      const ofNew = { ...before, editing: { id: uuid(4), typed, from: emptyChild } };
      expect(withoutLost(ofNew, left)).toMatchObject({ editing: { id: uuid(4) }, adding: emptyFamilyDraft.adding });
    });
  });

  it('forgets a new child that is removed before saving, and offers to undo that until then', () => {
    const draft = removeChild(addChild(emptyFamilyDraft, uuid(3), { ...mia, name: 'Ada' }), uuid(3));
    expect(membersOf(draft, saved)).toHaveLength(2);
    expect(leavingOf(draft, saved).map((child) => child.name)).toEqual(['Ada']);
    expect(saveCommand(draft, 'Kim', saved)).toMatchObject({ children: [], removed: [] });
  });

  it('is not dirty while it equals what is stored', () => {
    const [child] = saved;
    expect(isDirty({ ...emptyFamilyDraft, adultName: ' Robin ' }, stored)).toBe(false);
    expect(child && isDirty(startEditing(emptyFamilyDraft, child), stored)).toBe(false);
    expect(isDirty({ ...emptyFamilyDraft, adultName: 'Kim' }, stored)).toBe(true);
    expect(isDirty(removeChild(emptyFamilyDraft, uuid(1)), stored)).toBe(true);
  });

  it('spaces count as nothing typed: they create no child or place that could not be saved', () => {
    const { adding } = emptyFamilyDraft;
    const place = openPlace(emptyFamilyDraft, null).place;
    for (const blank of [
      { ...emptyFamilyDraft, adding: { ...adding, interests: ' ' } },
      { ...emptyFamilyDraft, place: place && { ...place, typed: { ...place.typed, description: '\n' } } },
    ]) {
      expect(isDirty(blank, stored)).toBe(false);
      expect(checkProfile({ ...blank, adultName: 'Kim' }, stored, () => uuid(3))).toMatchObject({
        ok: true,
        adultName: 'Kim',
        place: null,
      });
    }
    expect(isDirty({ ...emptyFamilyDraft, adding: { ...adding, interests: 'kites' } }, stored)).toBe(true);
  });
});
