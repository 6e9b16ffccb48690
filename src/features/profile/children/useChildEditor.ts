import { useFamily } from '../../../data/family-context.tsx';
import { useWrite } from '../../../data/read/hooks.ts';
import { type Child, ChildForm, childFromForm, emptyChild } from '../../../domain/entities/child.ts';
import { checkForm } from '../../../domain/form.ts';
import { profileWords } from '../../../messages/profile/profile.ts';
import { sayFault } from '../../../messages/shared/faults.ts';
import { toast } from '../../../ui/Toast/toast.ts';
import {
  addChild,
  addingTouched,
  childCommand,
  editingTouched,
  type FamilyDraft,
  finishEditing,
  keepChild,
  membersOf,
  removeChild,
  startEditing,
  typeChild,
  withoutSaved,
} from '../family-draft.ts';
import { follow } from '../follow.ts';
import type { FormState } from '../useFormState.ts';

export type ChildEditor = {
  type: <Field extends keyof ChildForm>(field: Field, value: ChildForm[Field]) => void;
  /** Adds the typed child, or applies the edit. It is stored at once, except while a family is being set up. */
  submit: () => void;
  /** Opens the form for a child in the list. */
  open: (child: Child) => void;
  /** Clears the form; a toast offers to undo that for a moment. */
  close: () => void;
  remove: (child: Child) => void;
  /** Keeps a child that saving would have deleted. */
  keep: (child: Child) => void;
};

/** A function, because the language may change. */
const t = profileWords.get;

/**
 * The children's part of the profile form. `Save Changes` and `Add Child` store the child at once, as a place is: a family that has said what
 * a child must not do expects the next story to know it. Two things wait for the whole profile to be saved, and the form says so: the first
 * children of a new family, and a child's removal.
 */
export function useChildEditor(form: FormState): ChildEditor {
  const { stored, draft, setDraft, clearError, clearPart, showProblem, offerUndo, say, focusField } = form;
  const { clock } = useFamily();
  const store = useStoreChild(form);

  return {
    type: (field, value) => {
      clearError('child', field);
      setDraft((now) => typeChild(now, field, value));
    },
    submit: () => {
      const { editing } = draft;
      const checked = checkForm(ChildForm, editing?.typed ?? draft.adding);
      if (!checked.ok) return showProblem({ part: 'child', ...checked.first, problems: checked.problems });
      clearPart('child');
      const child = childFromForm(checked.value);
      const id = editing?.id ?? clock.id();
      const done = (editing === null ? t().childAdded : t().childUpdated)({ name: child.name });
      const finish = (now: FamilyDraft): FamilyDraft =>
        follow(editing === null ? addChild(now, id, child) : finishEditing(now, child), stored);
      setDraft(finish);
      const edit = finish(draft).changed.find((changed) => changed.id === id);
      if (edit !== undefined && stored.children.length > 0) void store(edit, done);
      else say(done);
      focusField('child', 'name');
    },
    open: (child) => {
      clearPart('child');
      setDraft((now) => startEditing(now, child));
      focusField('child', 'name');
    },
    close: () => {
      const { editing, adding } = draft;
      const touched = editing === null ? addingTouched(draft) : editingTouched(draft, membersOf(draft, stored.children));
      if (touched) offerUndo(t().discarded, editing === null ? { adding } : { editing });
      clearPart('child');
      setDraft((now) => (editing === null ? { ...now, adding: emptyChild } : { ...now, editing: null }));
      focusField('child', 'name');
    },
    remove: (child) => {
      setDraft((now) => removeChild(now, child.id));
      say(t().childRemoved({ name: child.name }));
      // Its card is replaced by a button to keep the child, which takes the focus.
      focusField('child', `keep-${child.id}`);
    },
    keep: (child) => {
      setDraft((now) => keepChild(now, child.id));
      say(t().childStays({ name: child.name }));
      focusField('child', `remove-${child.id}`);
    },
  };
}

/** Stores a child that the draft shows already. If that fails it stays in the draft, and is stored with the whole profile. */
function useStoreChild({ setDraft }: FormState): (edit: FamilyDraft['changed'][number], done: string) => Promise<void> {
  const write = useWrite();
  return async (edit, done) => {
    const { id, fields } = edit;
    const written = await write({ kind: 'saveChild', ...childCommand(edit) });
    if (!written.ok) {
      toast({ title: t().saveFailed, description: sayFault(written.error), tone: 'destructive', id: `child-${id}` });
      return;
    }
    setDraft((now) => withoutSaved(now, [{ ...fields, id }]));
    toast({ title: done, tone: 'success', id: `child-${id}` });
  };
}
