import { ArrowRight, Sparkles, Undo2 } from 'lucide-react';
import { useSettings } from '../../platform/settings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import { goToChapter } from './Chapter.tsx';
import type { Draft } from './choose.ts';
import { chapterOf, fields } from './landmarks.ts';
import type { Missing, Plan } from './plan.ts';
import styles from './StartBar.module.css';
import { allSet, noChildHint, noticeText, stillToChoose } from './texts.ts';

type Props = {
  plan: Plan;
  draft: Draft;
  /** The chosen story in few words; only shown when nothing is missing. */
  story: string;
  onBringBack: () => void;
  onStart: () => void;
};

/**
 * Under the thumb: the start, what it still waits for (a tap on that leads there), and what one choice did to another. It is
 * said here because this strip is in sight wherever the choice was made, and nothing moves away under the finger.
 */
export function StartBar({ plan, draft, story, onBringBack, onStart }: Props) {
  const hand = useSettings((settings) => settings.hand);
  const [first] = plan.missing;
  const rest = first === 'children' ? null : stillToChoose(plan.missing);
  const bringBack = (): void => {
    onBringBack();
    document.getElementById(fields.story)?.focus();
  };
  return (
    <StickyActions
      hand={hand}
      label="Start"
      others={
        <div className={styles.waiting}>
          <output className={styles.said}>
            {draft.notice !== null && <span>{noticeText(draft.notice)}</span>}
            {first === 'children' && <span>{noChildHint}</span>}
            {first === undefined && draft.notice === null && <span className={styles.set}>{allSet(story, plan)}</span>}
          </output>
          {draft.setAside !== '' && (
            <Button variant="quiet" size="medium" icon={<Undo2 />} className={styles.link} onClick={bringBack}>
              Bring my words back
            </Button>
          )}
          {first !== undefined && rest !== null && (
            <Button variant="quiet" size="medium" iconAfter={<ArrowRight />} className={styles.link} onClick={() => lead(first)}>
              {rest}
            </Button>
          )}
        </div>
      }
    >
      <Button variant="primary" icon={<Sparkles />} disabled={first !== undefined} onClick={onStart}>
        Start Adventure!
      </Button>
    </StickyActions>
  );
}

function lead(missing: Missing): void {
  goToChapter(chapterOf[missing]);
  if (missing === 'place-words') document.getElementById(fields.place)?.focus();
}
