import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { isInProgress } from '../../domain/status.ts';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Grid, Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Stat } from '../../ui/Stat/Stat.tsx';
import { ChildFacts } from './children/ChildFacts.tsx';
import styles from './Overview.module.css';
import type { ProfileData } from './useProfileData.ts';

type Props = {
  stored: ProfileData;
  /** The adventures in progress, as cards. */
  underWay: ReactNode;
  onEdit: () => void;
};

/** The family at a glance: its members, and how much they have played. */
export function Overview({ stored, underWay, onEdit }: Props) {
  const t = useMessages(profileWords);
  const { adultName, children, adventures } = stored;
  const inProgress = adventures.filter((adventure) => isInProgress(adventure.status)).length;
  return (
    <Stack gap={6}>
      <Row justify="between" gap={4}>
        <div className={styles.who}>
          <Heading level={2}>
            <bdi>{adultName.trim() || t.adventurer}</bdi>
          </Heading>
          <p className={styles.count}>{t.registered(children.length)}</p>
        </div>
        <Button icon={<Pencil />} onClick={onEdit}>
          {t.editProfile}
        </Button>
      </Row>
      <dl className={styles.stats}>
        <Stat label={t.total} value={adventures.length} />
        <Stat label={t.inProgress} value={inProgress} />
        <Stat label={t.finished} value={adventures.length - inProgress} />
      </dl>
      <section className={styles.section}>
        <Heading level={2}>{t.heroes}</Heading>
        <Grid as="ul" min="17rem">
          {children.map((child, index) => (
            <li key={child.id}>
              <Card as="article" padding="small" className={styles.child}>
                <ChildFacts child={child} index={index} headingLevel={3} />
              </Card>
            </li>
          ))}
        </Grid>
      </section>
      {underWay}
    </Stack>
  );
}
