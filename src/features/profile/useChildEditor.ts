import { useFamily } from '../../data/family-context.tsx';
import { type Child, ChildForm, childFromForm, emptyChild } from '../../domain/entities/child.ts';
import { checkForm } from '../../domain/form.ts';
import { profileWords } from '../../messages/profile.ts';
import { addChild, addingTouched, editingTouched, finishEditing, keepChild, membersOf, removeChild, startEditing } from './family-draft.ts';
import type { FormState } from './useFormState.ts';

export type ChildEditor = {
  type: <Field extends keyof ChildForm>(field: Field, value: ChildForm[Field]) => void;
  /** Adds the typed child, or applies the edit. */
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

/** The children's part of the profile form. Nothing is stored until the whole profile is saved. */
export function useChildEditor({
  stored,
  draft,
  setDraft,
  clearError,
  clearPart,
  showProblem,
  offerUndo,
  say,
  focusField,
}: FormState): ChildEditor {
  const { clock } = useFamily();
  return {
    type: (field, value) => {
      clearError('child', field);
      setDraft((now) =>
        now.editing === null
          ? { ...now, adding: { ...now.adding, [field]: value } }
          : { ...now, editing: { ...now.editing, typed: { ...now.editing.typed, [field]: value } } },
      );
    },
    submit: () => {
      const { editing } = draft;
      const checked = checkForm(ChildForm, editing?.typed ?? draft.adding);
      if (!checked.ok) return showProblem({ part: 'child', ...checked.first, problems: checked.problems });
      clearPart('child');
      const child = childFromForm(checked.value);
      if (editing === null) {
        const id = clock.id();
        setDraft((now) => addChild(now, id, child));
        say(t().childAdded({ name: child.name }));
      } else {
        setDraft((now) => finishEditing(now, editing.id, child));
        say(t().childUpdated({ name: child.name }));
      }
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
