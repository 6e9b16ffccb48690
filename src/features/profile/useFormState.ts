import { type Dispatch, type SetStateAction, useState } from 'react';
import type { FieldProblem } from '../../domain/problems.ts';
import { profileWords } from '../../messages/profile/profile.ts';
import { sayIfAny, sayProblem } from '../../messages/shared/problems.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';
import type { FormPart, FormProblem } from './check-profile.ts';
import { type FamilyDraft, withoutSaved } from './family-draft.ts';
import { follow } from './follow.ts';
import { type FieldIds, useFocusField } from './useFocusField.ts';
import type { ProfileData } from './useProfileData.ts';

export type FormTab = 'children' | 'environments';
type FieldErrors = Record<string, FieldProblem>;

/** The state that all parts of the profile form share: the input, its errors, the focus, and announcements to screen readers. */
export type FormState = FieldIds & {
  stored: ProfileData;
  /** It follows what is stored: a field that was not typed into shows what it is now. */
  draft: FamilyDraft;
  setDraft: Dispatch<SetStateAction<FamilyDraft>>;
  /** What a field shows and is found by. */
  field: (part: FormPart, name: string) => { error: string | null; controlId: string };
  tab: FormTab;
  setTab: (tab: FormTab) => void;
  /** The text of the live region, which screen readers announce. */
  said: string;
  say: (text: string) => void;
  /** Clears a field's error when it changes. */
  clearError: (part: FormPart, field: string) => void;
  /** Clears the errors of a part that is valid now. */
  clearPart: (part: FormPart) => void;
  clearErrors: () => void;
  /** Shows the error and focuses its field. */
  showProblem: (problem: FormProblem) => void;
  /** Shows a toast that typed text was discarded, with a button to restore it. */
  offerUndo: (title: string, before: Partial<FamilyDraft>) => void;
};

const validationToast = 'profile-validation';
const noErrors: Record<FormPart, FieldErrors> = { adult: {}, child: {}, place: {} };

/** `kept`: the draft from an earlier visit. */
export function useFormState(stored: ProfileData, unsaved: FamilyDraft): FormState {
  const fields = useFocusField();
  // A view that was left while a child was being stored has kept it in its draft.
  const [latest, setDraft] = useState(() => withoutSaved(follow(unsaved, stored), stored.children));
  const draft = follow(latest, stored);
  if (draft !== latest) setDraft(draft);
  const [errors, setErrors] = useState(noErrors);
  const [tab, setTab] = useState<FormTab>('children');
  const [said, say] = useState('');
  return {
    ...fields,
    stored,
    draft,
    setDraft,
    field: (part, name) => ({ error: sayIfAny(errors[part][name]), controlId: fields.idOf(part, name) }),
    tab,
    setTab,
    said,
    say,
    clearError: (part, field) =>
      setErrors((before) => {
        if (before[part][field] === undefined) return before;
        const { [field]: _mended, ...others } = before[part];
        return { ...before, [part]: others };
      }),
    clearPart: (part) => {
      dismissToast(validationToast);
      setErrors((before) => ({ ...before, [part]: {} }));
    },
    clearErrors: () => {
      dismissToast(validationToast);
      setErrors(noErrors);
    },
    showProblem: ({ part, field, problem, problems }) => {
      toast({ title: profileWords.get().invalid, description: sayProblem(problem), tone: 'destructive', id: validationToast });
      setErrors((before) => ({ ...before, [part]: problems }));
      if (part !== 'adult') setTab(part === 'child' ? 'children' : 'environments');
      fields.focusField(part, field);
    },
    offerUndo: (title, before) =>
      toast({
        title,
        action: { label: profileWords.get().undo, onPress: () => setDraft((now) => ({ ...now, ...before })) },
      }),
  };
}
