import { type FormEvent, useState } from 'react';
import type { FeedbackRequest } from '../../domain/contracts/story-contract.ts';
import { FeedbackForm } from '../../domain/entities/feedback.ts';
import { checkForm } from '../../domain/form.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { feedbackWords } from '../../messages/feedback/feedback-form.ts';
import { sayProblem } from '../../messages/shared/problems.ts';
import { accountNow } from '../../platform/account/account-state.ts';
import { nowIso } from '../../platform/device/clock.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { emptyFeedback, type FeedbackDraft } from './draft.ts';
import { feedbackBody } from './feedback-body.ts';

/** `queued`: it waits on this device for a connection. `failed`: it could neither be sent nor queued. */
export type SendFeedback = (body: FeedbackRequest) => Promise<'sent' | 'queued' | 'failed'>;

type Options = {
  draft: FeedbackDraft;
  onDraft: (draft: FeedbackDraft) => void;
  send: SendFeedback;
  /** Called once it is sent or queued. */
  onSent: () => void;
};

/** One toast at a time: a success replaces the error before it. */
const toastId = 'feedback';

/** Checks and sends the feedback form. A control's id is `id` plus the name of its field; the first invalid one takes the focus. */
export function useFeedbackForm(id: string, { draft, onDraft, send, onSent }: Options) {
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [busy, setBusy] = useState(false);

  function change(field: keyof FeedbackDraft, value: FeedbackDraft[typeof field]): void {
    onDraft({ ...draft, [field]: value });
    setProblems(({ [field]: _mended, ...others }) => others);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const t = feedbackWords.get();
    const checked = checkForm(FeedbackForm, draft);
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      toast({ title: t.invalid, description: sayProblem(checked.first.problem), tone: 'destructive', id: toastId });
      controlOf(`${id}${checked.first.field}`)?.focus();
      return;
    }
    setBusy(true);
    const page = location.pathname + location.search;
    const body = feedbackBody(checked.value, { account: accountNow(), at: nowIso(), page, agent: navigator.userAgent });
    const outcome = await send(body).catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'failed') {
      toast({ title: t.error, description: t.failed, tone: 'destructive', id: toastId });
      return;
    }
    toast(
      outcome === 'sent'
        ? { title: t.sent, description: t.sentMore, tone: 'success', id: toastId }
        : { title: t.queued, description: t.queuedMore, id: toastId },
    );
    onDraft(emptyFeedback);
    onSent();
  }

  return { problems, busy, change, submit };
}

/** The control with this id, or the first one inside the element that has it. */
function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.querySelector<HTMLElement>('input') ?? element;
}
