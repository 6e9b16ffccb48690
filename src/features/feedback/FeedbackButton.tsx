import { MessageSquareHeart } from 'lucide-react';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { feedbackButtonWords } from '../../messages/feedback/feedback.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { accountKnown, accountNow } from '../../platform/account/account-state.ts';
import { loadDraft, storeDraft } from '../../platform/typing/drafts.ts';
import { useBarSlot } from '../../ui/StickyActions/bar-slot.ts';
import { IntoBar } from '../../ui/StickyActions/IntoBar.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { flatScreen, useMedia } from '../../ui/useMedia.ts';
import { emptyFeedback, FeedbackDraft, feedbackKey } from './draft.ts';
import styles from './FeedbackButton.module.css';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import type { SendFeedback } from './useFeedbackForm.ts';

/** Below this width no margin is wide enough for the button. */
const narrow = '(max-width: 40rem)';

/**
 * The small `Give Feedback` button on every page: upright in the margin of a wide screen; on a small one in the bottom bar, or in a strip
 * under the page if there is no bar. Each place is reserved for it, so that it never covers a control or text.
 */
export function FeedbackButton({ send }: { send: SendFeedback }) {
  const t = useMessages(feedbackButtonWords);
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<FeedbackDraft>(emptyFeedback);
  const bar = useBarSlot();
  const isNarrow = useMedia(narrow);
  const isFlat = useMedia(flatScreen);
  const place = bar !== null && (isNarrow || isFlat) ? 'bar' : isNarrow ? 'strip' : 'side';

  useLayoutEffect(() => {
    document.documentElement.dataset['feedback'] = place;
  }, [place]);

  async function press(): Promise<void> {
    try {
      const [{ FeedbackDialog }, unsaved] = await Promise.all([
        import('./FeedbackDialog.tsx'),
        // Right after the start the account may not be known yet, and drafts are kept per account.
        accountKnown().then(() => loadDraft(keyNow(), FeedbackDraft)),
      ]);
      setDraft(unsaved ?? emptyFeedback);
      setDialog(() => FeedbackDialog);
      setOpen(true);
    } catch {
      toast({ title: t.error, description: t.notLoaded, tone: 'destructive' });
    }
  }

  function change(next: FeedbackDraft): void {
    setDraft(next);
    storeDraft(keyNow(), next === emptyFeedback ? null : next);
  }

  const button = (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => void press()}>
      <MessageSquareHeart aria-hidden="true" />
      <span>{t.give}</span>
    </button>
  );
  return (
    <>
      {place === 'bar' ? (
        <IntoBar>
          <div className={styles.inBar}>{button}</div>
        </IntoBar>
      ) : (
        <aside className={styles[place]} aria-label={t.region}>
          {button}
        </aside>
      )}
      {Dialog !== null && <Dialog open={open} onOpenChange={setOpen} draft={draft} onDraft={change} send={send} />}
    </>
  );
}

function keyNow(): string {
  return feedbackKey(accountNow()?.id ?? null);
}
