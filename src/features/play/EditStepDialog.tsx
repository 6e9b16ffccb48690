import { useState } from 'react';
import { type Step, type StepText, stepText, stepTexts } from '../../domain/step.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';

const labels: Record<StepText, string> = {
  prologue: 'Prologue',
  text_to_read: 'Text to read',
  narration: 'Narration',
  challenge: 'Challenge',
  ending: 'Ending',
  content: 'Text to read',
  question: 'What lies ahead',
  action: 'What happens now',
  preparation: 'Preparation for the adult',
};

type Props = {
  step: Step;
  onClose: () => void;
  /** Answers whether it was saved; false keeps the dialog and what was typed. */
  onSave: (words: Partial<Step>) => Promise<boolean>;
};

/** The step's words, to be changed by hand. An emptied text is left out of the step. */
export function EditStepDialog({ step, onClose, onSave }: Props) {
  const fields = stepTexts.filter((field) => stepText(step, field) !== null);
  const [title, setTitle] = useState(step.step);
  const [texts, setTexts] = useState<Partial<Record<StepText, string>>>(() =>
    Object.fromEntries(fields.map((field) => [field, step[field] ?? ''])),
  );
  const save = async (): Promise<void> => {
    if (await onSave({ ...texts, step: title.trim() || step.step })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Edit step"
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" size="medium" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Title">
          <TextInput value={title} onValueChange={setTitle} maxLength={120} />
        </Field>
        {fields.map((field) => (
          <Field key={field} label={labels[field]}>
            <TextArea
              value={texts[field] ?? ''}
              onValueChange={(text) => setTexts((before) => ({ ...before, [field]: text }))}
              limit={4000}
              rows={4}
            />
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
}
