import { ArrowRight, Dices, Sparkles, Undo2 } from 'lucide-react';
import { selectorWords } from '../../messages/selector/selector.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useSettings } from '../../platform/device/settings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import { goToChapter } from './chapters/Chapter.tsx';
import { chapterOf, fields } from './chapters/chapter-ids.ts';
import styles from './StartBar.module.css';
import type { Draft } from './setup/choose.ts';
import type { Missing, Plan } from './setup/plan.ts';
import { allSet, noticeText, stillToChoose } from './texts.ts';

type Props = {
  plan: Plan;
  draft: Draft;
  /** The chosen story in a few words; only shown when nothing is missing. */
  story: string;
  /** Starts another story than the chosen one at once; null if there is no other, or if the adult has written one. */
  onSurprise: (() => void) | null;
  onBringBack: () => void;
  onStart: () => void;
};

/**
 * The bottom bar with the start button, what is still missing (a tap leads there), and how one choice has changed another. Those notices
 * are here because the bar is always visible, and because inserting them elsewhere would move things while the adult taps.
 */
export function StartBar({ plan, draft, story, onSurprise, onBringBack, onStart }: Props) {
  const t = useMessages(selectorWords);
  const hand = useSettings((settings) => settings.hand);
  const [first] = plan.missing;
  const rest = first === 'children' ? null : stillToChoose(plan.missing);
  const bringBack = (): void => {
    onBringBack();
    goToChapter('story', fields.story);
  };
  return (
    <StickyActions
      hand={hand}
      label={t.start}
      className={styles.bar}
      others={
        <div className={styles.waiting}>
          <output className={styles.said}>
            {draft.notice !== null && <span>{noticeText(draft.notice)}</span>}
            {first === 'children' && <span>{t.noChild}</span>}
            {first === undefined && draft.notice === null && <span className={styles.set}>{allSet(story, plan)}</span>}
          </output>
          {draft.setAside !== '' && (
            <Button variant="quiet" icon={<Undo2 />} className={styles.link} onClick={bringBack}>
              {t.bringBack}
            </Button>
          )}
          {first !== undefined && rest !== null && (
            <Button variant="quiet" iconAfter={<ArrowRight />} className={styles.link} onClick={() => lead(first)}>
              {rest}
            </Button>
          )}
        </div>
      }
    >
      {onSurprise !== null && (
        <Button size="large" icon={<Dices className={styles.sign} />} onClick={onSurprise}>
          {t.surprise}
        </Button>
      )}
      <Button variant="primary" icon={<Sparkles className={styles.sign} />} disabled={first !== undefined} onClick={onStart}>
        {t.startAdventure}
      </Button>
    </StickyActions>
  );
}

function lead(missing: Missing): void {
  goToChapter(chapterOf[missing], missing === 'place-words' ? fields.place : undefined);
}
