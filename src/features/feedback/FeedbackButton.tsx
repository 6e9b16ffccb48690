import { MessageSquareHeart } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { accountKnown, accountNow } from '../../platform/account-state.ts';
import { keepDraft, loadDraft } from '../../platform/drafts.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { emptyDraft, FeedbackDraft, feedbackKey } from './draft.ts';
import styles from './FeedbackButton.module.css';
import type { FeedbackDialogProps, SendFeedback } from './FeedbackDialog.tsx';

/**
 * `Give Feedback`, on every page: a ribbon at the edge of the screen, a strip under the page on a phone. Its style sheet keeps
 * that edge free for it, so that no page ever has a control beneath it.
 */
export function FeedbackButton({ send }: { send: SendFeedback }) {
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<FeedbackDraft>(emptyDraft);

  async function press(): Promise<void> {
    try {
      const [{ FeedbackDialog }, kept] = await Promise.all([
        import('./FeedbackDialog.tsx'),
        // Pressed right at the start, the device may not have said yet who has typed here.
        accountKnown().then(() => loadDraft(keyNow(), FeedbackDraft)),
      ]);
      setDraft(kept ?? emptyDraft);
      setDialog(() => FeedbackDialog);
      setOpen(true);
    } catch {
      toast({ title: 'Error', description: 'The feedback form could not be loaded. Please try again.', tone: 'destructive' });
    }
  }

  function change(next: FeedbackDraft): void {
    setDraft(next);
    keepDraft(keyNow(), next === emptyDraft ? null : next);
  }

  return (
    <aside className={styles.dock} aria-label="Feedback">
      <button type="button" className={styles.ribbon} aria-haspopup="dialog" onClick={() => void press()}>
        <MessageSquareHeart aria-hidden="true" />
        <span>Give Feedback</span>
      </button>
      {Dialog !== null && <Dialog open={open} onOpenChange={setOpen} draft={draft} onDraft={change} send={send} />}
    </aside>
  );
}

function keyNow(): string {
  return feedbackKey(accountNow()?.id ?? null);
}
