import { type FormEvent, useId, useState } from 'react';
import { FeedbackForm, feedbackTypes } from '../../domain/entities/feedback.ts';
import { checkForm } from '../../domain/form.ts';
import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import type { FeedbackRequest } from '../../domain/story-contract.ts';
import { feedbackWords } from '../../messages/feedback-form.ts';
import { sayIfAny, sayProblem } from '../../messages/problems.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { accountNow } from '../../platform/account/account-state.ts';
import { nowIso } from '../../platform/device/clock.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StarRating } from '../../ui/StarRating/StarRating.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { emptyDraft, type FeedbackDraft } from './draft.ts';
import styles from './FeedbackDialog.module.css';
import { feedbackBody } from './feedback-body.ts';

/** `queued`: it waits on this device for a connection. `failed`: nobody has it. */
export type SendFeedback = (body: FeedbackRequest) => Promise<'sent' | 'queued' | 'failed'>;

export type FeedbackDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: FeedbackDraft;
  onDraft: (draft: FeedbackDraft) => void;
  send: SendFeedback;
};

/** A word to the makers, with an account or without one. What was typed goes only when it is sent. */
export function FeedbackDialog({ open, onOpenChange, draft, onDraft, send }: FeedbackDialogProps) {
  const t = useMessages(feedbackWords);
  const id = useId();
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [busy, setBusy] = useState(false);

  function change(field: keyof FeedbackDraft, value: FeedbackDraft[typeof field]): void {
    onDraft({ ...draft, [field]: value });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([other]) => other !== field)));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(FeedbackForm, draft);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      toast({ title: t.invalid, description: sayProblem(checked.first.problem), tone: 'destructive' });
      controlOf(`${id}${checked.first.field}`)?.focus();
      return;
    }
    setBusy(true);
    const page = location.pathname + location.search;
    const body = feedbackBody(checked.value, { account: accountNow(), at: nowIso(), page, agent: navigator.userAgent });
    const outcome = await send(body).catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'failed') {
      toast({ title: t.error, description: t.failed, tone: 'destructive' });
      return;
    }
    toast(
      outcome === 'sent' ? { title: t.sent, description: t.sentMore, tone: 'success' } : { title: t.queued, description: t.queuedMore },
    );
    onDraft(emptyDraft);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.lead}
      footer={
        <>
          <Button variant="quiet" size="medium" onClick={() => onOpenChange(false)}>
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
              // The legend is what a screen reader says at the stars: what is missing belongs into it.
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

/** The control with this id, or the first one inside the element that has it. */
function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.querySelector<HTMLElement>('input') ?? element;
}
