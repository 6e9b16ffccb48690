import { memo } from 'react';
import type { ActivityLevel } from '../../../domain/catalog.ts';
import { limits } from '../../../domain/limits.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Clamp, Cut } from '../../../ui/Clamp/Clamp.tsx';
import { cx } from '../../../ui/cx.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { InlineEdit } from '../../../ui/InlineEdit/InlineEdit.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import styles from './PlayTitle.module.css';

type Props = {
  theme: string;
  /** The family's own words for it. */
  words: string | null;
  title: string;
  /** The title where nobody has named the adventure. */
  defaultTitle: string;
  /** The names of everybody who plays, joined. */
  names: string;
  energy: ActivityLevel;
  /** True after the first page: on a small screen only the title stays, in one line. */
  folded: boolean;
  /** '' gives the default title back. */
  onRename: (title: string) => Promise<boolean>;
};

/** The adventure's picture and title, who plays, and how wild. */
export const PlayTitle = memo(function PlayTitle({ theme, words, title, defaultTitle, names, energy, folded, onRename }: Props) {
  const t = useMessages(playWords);
  return (
    <div className={cx(styles.title, folded && styles.folded)}>
      <Scene theme={theme} words={words} variant="band" className={styles.scene} />
      <Clamp text={`${title} ${names}`}>
        <InlineEdit
          className={styles.line}
          label={t.titleLabel}
          value={title}
          defaultValue={defaultTitle}
          maxLength={limits.adventureName.max}
          onSave={onRename}
          render={(text) => (
            <Heading level={1} size="medium">
              <Cut>{text}</Cut>
            </Heading>
          )}
        />
        <ul className={styles.badges} aria-label={t.players}>
          <li>
            <Badge>
              <Cut>{names}</Cut>
            </Badge>
          </li>
          <li>
            <Badge tone="accent">{t.energy[energy]}</Badge>
          </li>
        </ul>
      </Clamp>
    </div>
  );
});
