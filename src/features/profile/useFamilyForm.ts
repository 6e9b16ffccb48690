import { useEffect, useEffectEvent, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import type { Child } from '../../domain/entities/child.ts';
import { profileWords } from '../../messages/profile/profile.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { askForPersistence } from '../../platform/device/persistence.ts';
import { dropDraft, storeDraft } from '../../platform/typing/drafts.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { checkProfile } from './check-profile.ts';
import { type ChildEditor, useChildEditor } from './children/useChildEditor.ts';
import {
  addingTouched,
  emptyFamilyDraft,
  type FamilyDraft,
  isDirty,
  leavingOf,
  lostEdits,
  membersOf,
  saveCommand,
  withoutLost,
} from './family-draft.ts';
import { type PlaceEditor, usePlaceEditor } from './places/usePlaceEditor.ts';
import { type FormState, useFormState } from './useFormState.ts';
import type { ProfileData } from './useProfileData.ts';

export type FamilyForm = Pick<FormState, 'idOf' | 'field' | 'stored' | 'draft' | 'tab' | 'setTab' | 'said'> & {
  /** The children as they will be after saving. */
  members: Child[];
  /** The children that saving will delete. */
  leaving: Child[];
  /** There is unsaved input. */
  dirty: boolean;
  /** The unsaved input was restored from an earlier visit. */
  restored: boolean;
  /** The family had no children when the form was opened. */
  beganEmpty: boolean;
  /** The family is being set up: true until its first save is complete. */
  settingUp: boolean;
  saving: boolean;
  typeAdultName: (name: string) => void;
  child: ChildEditor;
  place: PlaceEditor;
  /** Saves everything. */
  confirm: () => Promise<void>;
  /** Discards all unsaved input. */
  discard: () => void;
};

/** A success replaces the failure before it. */
const savedToast = 'profile-saved';

/** A function, because the language may change. */
const t = profileWords.get;

/** The key of the draft of this account's form. */
export const familyDraftKey = (account: string): string => `${account}:profile`;

/** The profile form: its input, its errors, and saving it in one write. `kept`: the draft from an earlier visit. */
export function useFamilyForm(stored: ProfileData, unsaved: FamilyDraft, onSaved: () => void): FamilyForm {
  const form = useFormState(stored, unsaved);
  const { draft, setDraft } = form;
  const child = useChildEditor(form);
  const place = usePlaceEditor(form);
  const { restored, discard } = useUnsavedDraft(form);
  const saving = useSaving({ form, place, discard, onSaved });
  useLostEdits(form);

  return {
    ...form,
    ...saving,
    members: membersOf(draft, stored.children),
    leaving: leavingOf(draft, stored.children),
    dirty: isDirty(draft, stored),
    restored,
    typeAdultName: (name) => {
      form.clearError('adult', 'name');
      setDraft((now) => ({ ...now, adultName: name }));
    },
    child,
    place,
    discard: () => void discard(),
  };
}

/** Keeps what is typed until it is saved or discarded. */
function useUnsavedDraft({ stored, draft, setDraft, clearErrors }: FormState): { restored: boolean; discard: () => Promise<void> } {
  const { family } = useFamily();
  const draftKey = familyDraftKey(family.account);
  const [restored, setRestored] = useState(() => isDirty(draft, stored));
  useEffect(() => storeDraft(draftKey, draft === emptyFamilyDraft ? null : draft), [draftKey, draft]);
  return {
    restored,
    /** Deletes the stored draft right away: the view may be unmounted before the effect runs. */
    discard: async () => {
      setDraft(emptyFamilyDraft);
      setRestored(false);
      clearErrors();
      await dropDraft(draftKey);
    },
  };
}

type Saving = { form: FormState; place: PlaceEditor; discard: () => Promise<void>; onSaved: () => void };

/** Checks the form, and saves it in one write. */
function useSaving({ form, place, discard, onSaved }: Saving): Pick<FamilyForm, 'beganEmpty' | 'settingUp' | 'saving' | 'confirm'> {
  const { stored, draft } = form;
  const { clock } = useFamily();
  const write = useWrite();
  const [beganEmpty] = useState(stored.children.length === 0);
  const [saving, setSaving] = useState(false);
  const [done, setDone] = useState(false);
  const settingUp = beganEmpty && (stored.children.length === 0 || saving || done);

  // Called only once the live data has the children: until then, views that need children would redirect back here.
  const arrived = stored.children.length > 0;
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (done && arrived) tell();
  }, [done, arrived]);

  async function confirm(): Promise<void> {
    if (saving) return;
    const checked = checkProfile(draft, stored, clock.id);
    if (!checked.ok) return form.showProblem(checked.problem);
    form.clearErrors();
    setSaving(true);
    if (checked.place !== null && !(await place.store(checked.place))) return setSaving(false);
    const written = await write(saveCommand(checked.draft, checked.adultName, stored.children));
    if (!written.ok) {
      toast({ title: t().saveFailed, description: sayFault(written.error), tone: 'destructive', id: savedToast });
      return setSaving(false);
    }
    await discard();
    setDone(true);
    setSaving(false);
    toast({ title: settingUp ? t().saved : t().updated, tone: 'success', id: savedToast });
    // From now on there is data to lose.
    if (settingUp) void askForPersistence();
  }
  return { beganEmpty, settingUp, saving, confirm };
}

/** Ends the editing of what was deleted on another device, and says so. */
function useLostEdits({ draft, setDraft, stored, offerUndo }: FormState): void {
  const lost = lostEdits(draft, stored).join(', ');
  const endEditing = useEffectEvent(() => {
    const { adding } = draft;
    const title = t().lost({ names: lost });
    const still = withoutLost(draft, stored);
    if (still.adding !== adding && addingTouched(draft)) offerUndo(title, { adding });
    else toast({ title, description: t().lostText });
    setDraft(still);
  });
  useEffect(() => {
    if (lost !== '') endEditing();
  }, [lost]);
}
