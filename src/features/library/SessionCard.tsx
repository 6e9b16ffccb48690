import { BookOpen, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdventureSummary } from '../../data/read/parse.ts';
import type { Status } from '../../domain/entities/adventure.ts';
import { limits } from '../../domain/limits.ts';
import { adventureName } from '../../domain/naming.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import { isInProgress, resumeLabel, statusLabel } from '../../domain/status.ts';
import { useGo, wayInto } from '../../platform/view/view.ts';
import { Badge, type BadgeProps } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { InlineEdit } from '../../ui/InlineEdit/InlineEdit.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { Cover } from './Cover.tsx';
import styles from './SessionCard.module.css';
import { stepText } from './texts.ts';
import { useNow } from './useNow.ts';

const statusTone: Record<Status, BadgeProps['tone']> = {
  active: 'accent',
  paused_for_continuation: 'warn',
  completed: 'good',
  ended_early: 'neutral',
};

export type SessionCardProps = {
  adventure: AdventureSummary;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Takes the place of `Continue Adventure` and `Resume Adventure`. */
  continueLabel?: string | undefined;
  /** False keeps the old name. */
  onRename: (name: string) => Promise<boolean>;
  /** The adult wants it deleted; asking first is the caller's. */
  onDelete: (adventure: AdventureSummary) => void;
  /** To read the told story again, where one is kept. */
  onRead?: ((adventure: AdventureSummary) => void) | undefined;
};

/** One adventure of the library: its cover, its name, how far it is, and what can be done with it. */
export function SessionCard({ adventure, headingLevel = 3, continueLabel, onRename, onDelete, onRead }: SessionCardProps) {
  const id = useId();
  const go = useGo();
  const name = adventureName(adventure);
  const { status, progress } = adventure;
  const inProgress = isInProgress(status);
  const label = inProgress ? (continueLabel ?? resumeLabel[status]) : resumeLabel[status];
  return (
    <Card
      as="article"
      padding="none"
      theme={adventure.theme}
      className={styles.card}
      aria-labelledby={`${id}-name`}
      data-adventure={adventure.id}
      tabIndex={-1}
    >
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover adventure={adventure} />
        </div>
        <div className={styles.words}>
          <div className={styles.top}>
            <p className={styles.facts}>
              <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
              <RelativeTime iso={adventure.updated_at} />
            </p>
            <IconButton variant="danger" label={`Delete ${name}`} icon={<Trash2 />} onClick={() => onDelete(adventure)} />
          </div>
          <InlineEdit
            label="Adventure name"
            editLabel={`Rename ${name}`}
            value={name}
            maxLength={limits.adventureName.max}
            onSave={onRename}
            render={(shown) => (
              <Heading level={headingLevel} size="small" id={`${id}-name`} className={styles.name} dir="auto">
                {shown}
              </Heading>
            )}
          />
          <Progress label={`Progress of ${name}`} hideLabel value={progress.step} max={progress.total} valueText={stepText(progress)} />
          <div className={styles.actions}>
            <Button
              variant={inProgress ? 'primary' : 'secondary'}
              size="medium"
              icon={inProgress ? <Play /> : <RotateCcw />}
              aria-describedby={`${id}-name`}
              onClick={() => go(wayInto(adventure))}
            >
              {label}
            </Button>
            {onRead !== undefined && (adventure.hasKeepsake || status === 'ended_early') && (
              <Button variant="quiet" icon={<BookOpen />} aria-describedby={`${id}-name`} onClick={() => onRead(adventure)}>
                Read
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** `5 minutes ago`, kept fresh; the exact moment is one look away. */
function RelativeTime({ iso }: { iso: string }) {
  const now = useNow();
  const then = Date.parse(iso);
  return (
    <time dateTime={iso} title={new Date(then).toLocaleString('en')}>
      {relativeTime(then, now)}
    </time>
  );
}
