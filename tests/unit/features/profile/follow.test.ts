import { describe, expect, it } from 'vitest';
import {
  addChild,
  editingTouched,
  emptyFamilyDraft,
  openPlace,
  startEditing,
  typeChild,
} from '../../../../src/features/profile/family-draft.ts';
import { follow } from '../../../../src/features/profile/follow.ts';
import { den, mia, tom, uuid } from '../../data/family.ts';

const child = { ...mia, id: uuid(1) };
const place = { ...den, id: uuid(3) };
const stored = { adultName: 'Robin', children: [child], environments: [place] };
const editing = startEditing(emptyFamilyDraft, child);

describe('a draft that follows what is stored', () => {
  it('is the same object as long as nothing else is stored', () => {
    expect(follow(emptyFamilyDraft, stored)).toBe(emptyFamilyDraft);
    const draft = addChild(openPlace(typeChild(editing, 'name', 'Mia '), place), uuid(2), tom);
    expect(follow(draft, stored)).toBe(draft);
    const followed = follow(draft, { ...stored, children: [{ ...child, age: 7 }] });
    expect(follow(followed, { ...stored, children: [{ ...child, age: 7 }] })).toBe(followed);
  });

  it('counts a name as not changed once it is the stored one again', () => {
    const draft = follow({ ...emptyFamilyDraft, adultName: 'Robin' }, stored);
    expect(follow(draft, { ...stored, adultName: 'Kim' }).adultName).toBeNull();
    expect(follow({ ...draft, adultName: 'Sam' }, { ...stored, adultName: 'Kim' }).adultName).toBe('Sam');
  });

  it('shows what the other device has written where a text is what it began with again', () => {
    const now = { ...stored, children: [{ ...child, limitations: 'allergic to nuts' }] };
    const typed = follow(typeChild(editing, 'limitations', 'hates spiders'), now);
    expect(typed.editing?.typed.limitations).toBe('hates spiders');
    expect(follow(typeChild(typed, 'limitations', ''), now).editing?.typed.limitations).toBe('allergic to nuts');
  });

  it('has no edit left where the other device has written the same', () => {
    const now = { ...stored, children: [{ ...child, limitations: 'allergic to nuts' }] };
    const draft = follow(typeChild(editing, 'limitations', 'allergic to nuts'), now);
    expect(editingTouched(draft, now.children)).toBe(false);
    expect(follow(draft, stored).editing?.typed.limitations).toBe('');
  });

  it('leaves a form as it is whose child or place is gone', () => {
    const draft = openPlace(typeChild(editing, 'name', 'Mia Lou'), place);
    expect(follow(draft, { ...stored, children: [], environments: [] })).toBe(draft);
  });
});
