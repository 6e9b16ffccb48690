import { Footprints, Play, UserRound } from 'lucide-react';
import { useId } from 'react';
import type { AdventureSummary } from '../../../data/read/parse.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { libraryWords } from '../../../messages/library.ts';
import { adventureName, adventureWords } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { destinationOf, useGo } from '../../../platform/view/view.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Cover } from '../list/Cover.tsx';
import { knownPlayers, summaryOf } from '../texts.ts';
import styles from './ResumeCard.module.css';

type Props = {
  adventure: AdventureSummary;
  family: readonly Child[];
  places: readonly Environment[];
};

/** With more children than this the rest is only counted. */
const shownNames = 6;

/** An adventure to resume: what it is about, who plays, how far they are, and the button to continue. */
export function ResumeCard({ adventure, family, places }: Props) {
  const t = useMessages(libraryWords);
  const { step } = useMessages(adventureWords);
  const go = useGo();
  const id = useId();
  const { names, gone } = knownPlayers(adventure, family);
  const more = names.length - shownNames;
  return (
    <Card as="article" padding="none" theme={adventure.theme} className={styles.card} aria-labelledby={id}>
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover adventure={adventure} />
        </div>
        <div className={styles.words}>
          <Badge tone="accent" icon={<Footprints />} className={styles.progress}>
            {step(adventure.progress)}
          </Badge>
          <Heading level={3} id={id} className={styles.title}>
            <bdi>{adventureName(adventure)}</bdi>
          </Heading>
          <p className={styles.summary} lang={adventure.story_summary?.trim() ? storyLanguage : undefined}>
            {summaryOf(adventure, places)}
          </p>
          <ul className={styles.players} aria-label={t.players}>
            {names.slice(0, shownNames).map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two children may share a name
              <li key={`${name} ${index}`}>
                <Badge icon={<UserRound />} className={styles.player}>
                  <bdi className={styles.short}>{name}</bdi>
                </Badge>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>{t.more({ more })}</Badge>
              </li>
            )}
            {gone > 0 && (
              <li>
                <Badge>{t.earlier(gone)}</Badge>
              </li>
            )}
          </ul>
        </div>
        <Button
          variant="primary"
          icon={<Play />}
          className={styles.resume}
          aria-describedby={id}
          onClick={() => go(destinationOf(adventure))}
        >
          {t.resume}
        </Button>
      </div>
    </Card>
  );
}
