import { useState } from 'react';
import * as z from 'zod/mini';
import { type Step, type StepText, stepLimits, stepText, stepTexts } from '../../../domain/steps/step.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { readingWords } from '../../../messages/play/reading.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { dropDraft, storeDraft, useDraft } from '../../../platform/typing/drafts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';

type Props = {
  step: Step;
  /** The key under which the typed text is kept until it is saved or discarded. */
  draftKey: string;
  onClose: () => void;
  /** Resolves to whether it was saved; on false the dialog stays open with what was typed. */
  onSave: (words: Partial<Step>) => Promise<boolean>;
};

/** Only the texts that were changed (`step` is the title), so that what another device changes in the others is kept. */
const Changed = z.record(z.string(), z.string());
type Changed = z.infer<typeof Changed>;

/** Edits the step's texts. A text that is emptied is not shown any more; it can be written anew here. */
export function EditStepDialog(props: Props) {
  const unsaved = useDraft(props.draftKey, Changed);
  return unsaved === undefined ? null : <Loaded {...props} unsaved={unsaved ?? {}} />;
}

function Loaded({ step, draftKey, unsaved, onClose, onSave }: Props & { unsaved: Changed }) {
  const t = useMessages(readingWords);
  const fields = stepTexts.filter((field) => stepText(step, field) !== null || step[field] === '');
  const { changed, restored, type, startOver } = useChanged(draftKey, unsaved);

  function close(): void {
    void dropDraft(draftKey);
    onClose();
  }

  const wordsOf = (field: StepText): string => changed[field] ?? step[field] ?? '';
  const tooLong = (field: StepText): boolean => Array.from(wordsOf(field)).length > stepLimits.text;

  const save = async (): Promise<void> => {
    // The field says why, and what was typed stays.
    if (fields.some(tooLong)) return;
    if (await onSave({ ...changed, step: changed['step']?.trim() || step.step })) close();
  };

  return (
    <Dialog
      open
      // A tap beside the dialog, or Escape, is easily made: what was typed is there again when it is next opened. Only Cancel discards it.
      onOpenChange={(open) => open || onClose()}
      title={t.editTitle}
      size="large"
      footer={
        <>
          <Button onClick={close}>{t.cancel}</Button>
          <Button variant="primary" size="medium" onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack>
        {restored && (
          <Callout tone="info" title={t.restored} action={<Button onClick={startOver}>{t.startOver}</Button>}>
            {t.notSaved}
          </Callout>
        )}
        <Field label={t.stepTitle}>
          <TextInput
            lang={storyLanguage}
            value={changed['step'] ?? step.step}
            onValueChange={(title) => type('step', title)}
            maxLength={stepLimits.title}
          />
        </Field>
        {fields.map((field) => (
          <Field key={field} label={t.fields[field]} error={tooLong(field) ? t.tooLong({ max: stepLimits.text }) : undefined}>
            <TextArea
              lang={storyLanguage}
              value={wordsOf(field)}
              onValueChange={(text) => type(field, text)}
              limit={stepLimits.text}
              rows={4}
            />
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
}

/** The texts as they are typed, kept under `draftKey`. `restored`: they were typed before the dialog was opened, and are not saved yet. */
function useChanged(draftKey: string, unsaved: Changed) {
  const [changed, setChanged] = useState(unsaved);
  const [restored, setRestored] = useState(Object.keys(unsaved).length > 0);
  return {
    changed,
    restored,
    type: (field: StepText | 'step', text: string): void => {
      const next = { ...changed, [field]: text };
      setChanged(next);
      storeDraft(draftKey, next);
    },
    startOver: (): void => {
      setChanged({});
      setRestored(false);
      void dropDraft(draftKey);
    },
  };
}
