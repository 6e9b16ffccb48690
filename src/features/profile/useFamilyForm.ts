import { useEffect, useEffectEvent, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import { type Child, ChildForm, childFromForm } from '../../domain/entities/child.ts';
import { checkForm } from '../../domain/form.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { sayFault } from '../../messages/faults.ts';
import { sayProblem } from '../../messages/problems.ts';
import { profileWords } from '../../messages/profile.ts';
import { askForPersistence } from '../../platform/device/persistence.ts';
import { dropDraft, keepDraft } from '../../platform/typing/drafts.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';
import { checkProfile, type FormPart, type FormProblem } from './check-profile.ts';
import {
  addChild,
  addingTouched,
  editingTouched,
  emptyChildForm,
  emptyDraft,
  type FamilyDraft,
  finishEditing,
  isDirty,
  keepChild,
  leavingOf,
  membersOf,
  removeChild,
  saveCommand,
  startEditing,
} from './family-draft.ts';
import { type FieldIds, useFocusField } from './useFocusField.ts';
import { type PlaceForm, usePlaceForm } from './usePlaceForm.ts';
import type { ProfileData } from './useProfileData.ts';

type FormTab = 'children' | 'environments';
type FieldErrors = Record<string, FieldProblem>;

export type FamilyForm = FieldIds & {
  stored: ProfileData;
  draft: FamilyDraft;
  /** The family as it will be. */
  members: Child[];
  /** Those that go when it is saved. */
  leaving: Child[];
  /** Something is typed that is not stored. */
  dirty: boolean;
  /** What is typed was found from before. */
  restored: boolean;
  /** The first saving of a family: until it is done, and while it is being done. */
  settingUp: boolean;
  saving: boolean;
  errors: Record<FormPart, FieldErrors>;
  tab: FormTab;
  setTab: (tab: FormTab) => void;
  /** For the live region. */
  said: string;
  typeAdultName: (name: string) => void;
  typeChild: (field: keyof ChildForm, value: string) => void;
  /** Adds the typed child, or takes over what was edited. */
  submitChild: () => void;
  editChild: (child: Child) => void;
  /** Empties the child form; what stood in it can be had back for a while. */
  dropChild: () => void;
  removeChild: (child: Child) => void;
  keepChild: (child: Child) => void;
  place: PlaceForm;
  /** Saves everything. */
  confirm: () => Promise<void>;
  /** Forgets everything that is typed and not stored. */
  discard: () => void;
};

/** The words as they are spoken at that moment. */
const t = profileWords.get;

const validationToast = 'profile-validation';
const noErrors: Record<FormPart, FieldErrors> = { adult: {}, child: {}, place: {} };

/** Where the draft of this account's form is kept. */
export const familyDraftKey = (account: string): string => `${account}:profile`;

/** The profile form: what is typed, what is wrong with it, and saving it in one write. `kept`: what was typed and not saved the last time. */
export function useFamilyForm(stored: ProfileData, kept: FamilyDraft, onSaved: () => void): FamilyForm {
  const { family, clock } = useFamily();
  const write = useWrite();
  const fields = useFocusField();
  const [draft, setDraft] = useState(kept);
  const draftKey = familyDraftKey(family.account);
  const [restored, setRestored] = useState(() => isDirty(draft, stored));
  const [beganEmpty] = useState(stored.children.length === 0);
  const [errors, setErrors] = useState(noErrors);
  const [tab, setTab] = useState<FormTab>('children');
  const [saving, setSaving] = useState(false);
  const [done, setDone] = useState(false);
  const [said, setSaid] = useState('');
  const members = membersOf(draft, stored.children);
  const settingUp = beganEmpty && (stored.children.length === 0 || saving || done);

  useEffect(() => keepDraft(draftKey, draft === emptyDraft ? null : draft), [draftKey, draft]);

  // Told once the live data has the children too: whoever sends a childless family back here must not do it then.
  const arrived = stored.children.length > 0;
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (done && arrived) tell();
  }, [done, arrived]);

  /** Without problems the part is right, and what was said of it is no longer true. */
  function setPartErrors(part: FormPart, problems: FieldErrors): void {
    if (Object.keys(problems).length === 0) dismissToast(validationToast);
    setErrors((before) => ({ ...before, [part]: problems }));
  }

  function clearError(part: FormPart, field: string): void {
    setErrors((before) => {
      if (before[part][field] === undefined) return before;
      const { [field]: _mended, ...rest } = before[part];
      return { ...before, [part]: rest };
    });
  }

  function showProblem({ part, field, problem, problems }: FormProblem): void {
    toast({ title: t().invalid, description: sayProblem(problem), tone: 'destructive', id: validationToast });
    setPartErrors(part, problems);
    if (part !== 'adult') setTab(part === 'child' ? 'children' : 'environments');
    fields.focusField(part, field);
  }

  /** Puts typed text away, and leaves a way to have it back. */
  function offerUndo(title: string, before: Partial<FamilyDraft>): void {
    toast({ title, action: { label: t().undo, onPress: () => setDraft((now) => ({ ...now, ...before })) } });
  }

  const place = usePlaceForm({ stored, draft, setDraft, showProblem, clearError, setPartErrors, offerUndo, setSaid, ...fields });

  function typeChild(field: keyof ChildForm, value: string): void {
    clearError('child', field);
    setDraft((now) =>
      now.editing === null
        ? { ...now, adding: { ...now.adding, [field]: value } }
        : { ...now, editing: { ...now.editing, typed: { ...now.editing.typed, [field]: value } } },
    );
  }

  function submitChild(): void {
    const { editing } = draft;
    const checked = checkForm(ChildForm, editing?.typed ?? draft.adding);
    if (!checked.ok) return showProblem({ part: 'child', ...checked.first, problems: checked.problems });
    setPartErrors('child', {});
    const child = childFromForm(checked.value);
    if (editing === null) {
      const id = clock.id();
      setDraft((now) => addChild(now, id, child));
      setSaid(t().childAdded({ name: child.name }));
    } else {
      setDraft((now) => finishEditing(now, editing.id, child));
      setSaid(t().childUpdated({ name: child.name }));
    }
    fields.focusField('child', 'name');
  }

  function editChild(child: Child): void {
    setPartErrors('child', {});
    setDraft((now) => startEditing(now, child));
    fields.focusField('child', 'name');
  }

  function dropChild(): void {
    const { editing, adding } = draft;
    const touched = editing === null ? addingTouched(draft) : editingTouched(draft, members);
    if (touched) offerUndo(t().discarded, editing === null ? { adding } : { editing });
    setPartErrors('child', {});
    setDraft((now) => (editing === null ? { ...now, adding: emptyChildForm } : { ...now, editing: null }));
    fields.focusField('child', 'name');
  }

  async function confirm(): Promise<void> {
    if (saving) return;
    const checked = checkProfile(draft, stored, clock.id);
    if (!checked.ok) return showProblem(checked.problem);
    setErrors(noErrors);
    dismissToast(validationToast);
    setSaving(true);
    if (checked.place !== null && !(await place.store(checked.place))) return setSaving(false);
    const written = await write(saveCommand(checked.draft, checked.adultName, stored.children));
    if (!written.ok) {
      toast({ title: t().saveFailed, description: sayFault(written.error), tone: 'destructive' });
      return setSaving(false);
    }
    await discard();
    setDone(true);
    setSaving(false);
    toast({ title: settingUp ? t().saved : t().updated, tone: 'success' });
    // From now on there is something to lose.
    if (settingUp) void askForPersistence();
  }

  /** Off the device at once as well: the view may be gone before the effect runs. */
  async function discard(): Promise<void> {
    setDraft(emptyDraft);
    setRestored(false);
    setErrors(noErrors);
    await dropDraft(draftKey);
  }

  return {
    ...fields,
    stored,
    draft,
    members,
    leaving: leavingOf(draft, stored.children),
    dirty: isDirty(draft, stored),
    restored,
    settingUp,
    saving,
    errors,
    tab,
    setTab,
    said,
    typeAdultName: (name) => {
      clearError('adult', 'name');
      setDraft((now) => ({ ...now, adultName: name }));
    },
    typeChild,
    submitChild,
    editChild,
    dropChild,
    removeChild: (child) => {
      setDraft((now) => removeChild(now, child.id));
      setSaid(t().childRemoved({ name: child.name }));
      // Its card goes, and its way back comes.
      fields.focusField('child', `keep-${child.id}`);
    },
    keepChild: (child) => {
      setDraft((now) => keepChild(now, child.id));
      setSaid(t().childStays({ name: child.name }));
      fields.focusField('child', `remove-${child.id}`);
    },
    place,
    confirm,
    discard: () => void discard(),
  };
}
