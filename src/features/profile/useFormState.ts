import { type Dispatch, type SetStateAction, useState } from 'react';
import type { FieldProblem } from '../../domain/problems.ts';
import { sayProblem } from '../../messages/problems.ts';
import { profileWords } from '../../messages/profile.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';
import type { FormPart, FormProblem } from './check-profile.ts';
import type { FamilyDraft } from './family-draft.ts';
import { type FieldIds, useFocusField } from './useFocusField.ts';
import type { ProfileData } from './useProfileData.ts';

export type FormTab = 'children' | 'environments';
type FieldErrors = Record<string, FieldProblem>;

/** What every part of the profile form works on: what is typed, what is wrong with it, where the focus is and what is said. */
export type FormState = FieldIds & {
  stored: ProfileData;
  draft: FamilyDraft;
  setDraft: Dispatch<SetStateAction<FamilyDraft>>;
  errors: Record<FormPart, FieldErrors>;
  tab: FormTab;
  setTab: (tab: FormTab) => void;
  /** For the live region. */
  said: string;
  say: (text: string) => void;
  /** The field is being changed: what was wrong with it is no longer true. */
  clearError: (part: FormPart, field: string) => void;
  /** The part is right. */
  clearPart: (part: FormPart) => void;
  /** Everything is right. */
  clearErrors: () => void;
  /** Says what is wrong, and goes there. */
  showProblem: (problem: FormProblem) => void;
  /** Says that typed text was put away, and leaves a way to have it back. */
  offerUndo: (title: string, before: Partial<FamilyDraft>) => void;
};

const validationToast = 'profile-validation';
const noErrors: FormState['errors'] = { adult: {}, child: {}, place: {} };

/** `kept`: what was typed and not saved the last time. */
export function useFormState(stored: ProfileData, kept: FamilyDraft): FormState {
  const fields = useFocusField();
  const [draft, setDraft] = useState(kept);
  const [errors, setErrors] = useState(noErrors);
  const [tab, setTab] = useState<FormTab>('children');
  const [said, say] = useState('');
  return {
    ...fields,
    stored,
    draft,
    setDraft,
    errors,
    tab,
    setTab,
    said,
    say,
    clearError: (part, field) =>
      setErrors((before) => {
        if (before[part][field] === undefined) return before;
        const { [field]: _mended, ...rest } = before[part];
        return { ...before, [part]: rest };
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
