import { useId } from 'react';
import { feedbackTypes } from '../../domain/entities/feedback.ts';
import { limits } from '../../domain/limits.ts';
import { feedbackWords } from '../../messages/feedback/feedback-form.ts';
import { sayIfAny, sayProblem } from '../../messages/shared/problems.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StarRating } from '../../ui/StarRating/StarRating.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import type { FeedbackDraft } from './draft.ts';
import styles from './FeedbackDialog.module.css';
import { type SendFeedback, useFeedbackForm } from './useFeedbackForm.ts';

export type FeedbackDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: FeedbackDraft;
  onDraft: (draft: FeedbackDraft) => void;
  send: SendFeedback;
};

/** The feedback form, with or without an account. The draft is deleted only after it was sent. */
export function FeedbackDialog({ open, onOpenChange, draft, onDraft, send }: FeedbackDialogProps) {
  const t = useMessages(feedbackWords);
  const id = useId();
  const { problems, busy, change, submit } = useFeedbackForm(id, { draft, onDraft, send, onSent: () => onOpenChange(false) });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.lead}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button type="submit" form={`${id}form`} variant="primary" size="medium" busy={busy}>
            {busy ? t.sending : t.send}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Field label={t.type} required controlId={`${id}feedbackType`} error={sayIfAny(problems['feedbackType'])}>
            <Select
              options={feedbackTypes.map((value) => ({ value, label: t.types[value] }))}
              value={draft.feedbackType}
              placeholder={t.chooseType}
              onValueChange={(value) => change('feedbackType', value)}
            />
          </Field>
          <div id={`${id}rating`}>
            <StarRating
              // A screen reader reads the legend for the star rating, so the error message belongs in it.
              label={problems['rating'] === undefined ? t.rating : t.ratingWrong({ why: sayProblem(problems['rating']) })}
              className={problems['rating'] === undefined ? undefined : styles.missing}
              value={draft.rating}
              onValueChange={(value) => change('rating', value)}
            />
          </div>
          <Field
            label={t.message}
            required
            controlId={`${id}message`}
            error={sayIfAny(problems['message'])}
            hint={t.messageHint({ min: limits.feedbackMessage.min })}
          >
            <TextArea
              limit={limits.feedbackMessage.max}
              rows={5}
              value={draft.message}
              onValueChange={(value) => change('message', value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
