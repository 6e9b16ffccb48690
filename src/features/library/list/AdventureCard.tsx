import { BookOpen, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdventureSummary } from '../../../data/read/parse.ts';
import type { Status } from '../../../domain/entities/adventure.ts';
import { limits } from '../../../domain/limits.ts';
import { isInProgress } from '../../../domain/status.ts';
import { libraryWords } from '../../../messages/library.ts';
import { adventureName, adventureWords, defaultName } from '../../../messages/shared/adventures.ts';
import { relativeTime } from '../../../messages/shared/relative-time.ts';
import { useLocale, useMessages } from '../../../messages/useMessages.ts';
import { destinationOf, useGo } from '../../../platform/view/view.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { InlineEdit } from '../../../ui/InlineEdit/InlineEdit.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import { useNow } from '../useNow.ts';
import styles from './AdventureCard.module.css';
import { Cover } from './Cover.tsx';

const statusTone: Record<Status, BadgeProps['tone']> = {
  active: 'accent',
  paused_for_continuation: 'warn',
  completed: 'good',
  ended_early: 'neutral',
};

export type AdventureCardProps = {
  adventure: AdventureSummary;
  /** Replaces the labels `Continue Adventure` and `Resume Adventure`. */
  continueLabel?: string | undefined;
  /** Resolves to false if the old name was kept. */
  onRename: (name: string) => Promise<boolean>;
  /** Called when the adult wants to delete it; the caller asks for confirmation. */
  onDelete: (adventure: AdventureSummary) => void;
  /** Opens the told story, if it is kept. */
  onRead: (adventure: AdventureSummary) => void;
};

/** One adventure in the library: its cover, name, progress, and what can be done with it. */
export function AdventureCard({ adventure, continueLabel, onRename, onDelete, onRead }: AdventureCardProps) {
  const t = useMessages(libraryWords);
  const words = useMessages(adventureWords);
  const id = useId();
  const go = useGo();
  const name = adventureName(adventure);
  const { status, progress } = adventure;
  const inProgress = isInProgress(status);
  const label = (inProgress ? continueLabel : undefined) ?? words.resume[status];
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
              <Badge tone={statusTone[status]}>{words.status[status]}</Badge>
              <RelativeTime iso={adventure.playedAt} />
            </p>
            <IconButton variant="danger" label={t.delete({ name })} icon={<Trash2 />} onClick={() => onDelete(adventure)} />
          </div>
          <InlineEdit
            label={t.name}
            editLabel={t.rename({ name })}
            value={name}
            defaultValue={defaultName(adventure)}
            maxLength={limits.adventureName.max}
            onSave={onRename}
            render={(shown) => (
              <Heading level={3} id={`${id}-name`} className={styles.name} dir="auto">
                {shown}
              </Heading>
            )}
          />
          <Progress label={t.progress({ name })} hideLabel value={progress.step} max={progress.total} valueText={words.step(progress)} />
          <div className={styles.actions}>
            <Button
              variant={inProgress ? 'primary' : 'secondary'}
              size="medium"
              icon={inProgress ? <Play /> : <RotateCcw />}
              aria-describedby={`${id}-name`}
              onClick={() => go(destinationOf(adventure))}
            >
              {label}
            </Button>
            {(adventure.hasKeepsake || status === 'ended_early') && (
              <Button variant="quiet" icon={<BookOpen />} aria-describedby={`${id}-name`} onClick={() => onRead(adventure)}>
                {t.read}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** `5 minutes ago`, kept up to date; the exact time is in the tooltip. */
function RelativeTime({ iso }: { iso: string }) {
  const locale = useLocale();
  const now = useNow();
  const then = Date.parse(iso);
  return (
    <time dateTime={iso} title={new Date(then).toLocaleString(locale)}>
      {relativeTime(then, now)}
    </time>
  );
}
