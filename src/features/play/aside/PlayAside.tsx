import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { progressOf } from '../../../domain/steps/progress.ts';
import { playWords } from '../../../messages/play/play.ts';
import { adventureName, adventureWords, defaultName } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import styles from '../PlayScreen.module.css';
import { ReadingTools } from '../page/ReadingTools.tsx';
import { usePlaying } from '../playing-context.ts';
import { PlayTitle } from './PlayTitle.tsx';

type Props = {
  /** True after the first page: without a second pane this part is then collapsed into one line. */
  begun: boolean;
  /** Whether it has a pane of its own. */
  beside: boolean;
  packed: ReactNode;
  /** False on the first render: only what is visible at once is rendered. */
  whole: boolean;
};

/** The adventure's title and progress: a pane beside the text, or a line above it that a tap expands and the next page collapses. */
export function PlayAside({ begun, beside, packed, whole }: Props) {
  const { adventure, step, players, play } = usePlaying();
  const t = useMessages(playWords);
  const { step: stepWords } = useMessages(adventureWords);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const unfolded = step !== null && openAt === step.id;
  const folded = begun && !unfolded;
  const progress = progressOf(adventure);
  return (
    <div className={cx(styles.aside, begun && styles.begun, folded && styles.folded)}>
      <PlayTitle
        theme={adventure.theme}
        words={adventure.custom_theme}
        title={adventureName(adventure)}
        defaultTitle={defaultName(adventure)}
        names={players.inWords}
        energy={adventure.activity_level}
        folded={folded}
        onRename={play.rename}
      />
      <Progress
        label={t.progress}
        hideLabel
        look="trail"
        value={progress.step}
        max={progress.total}
        valueText={stepWords({ step: progress.step, total: progress.total })}
        className={styles.progress}
      />
      {begun && (
        <IconButton
          label={t.about}
          icon={<ChevronDown />}
          className={styles.unfold}
          aria-expanded={unfolded}
          onClick={() => setOpenAt(unfolded || step === null ? null : step.id)}
        />
      )}
      {beside && packed}
      {beside && whole && <ReadingTools />}
    </div>
  );
}
