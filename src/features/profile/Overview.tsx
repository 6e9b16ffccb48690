import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { isInProgress } from '../../domain/status.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Grid, Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Stat } from '../../ui/Stat/Stat.tsx';
import { ChildFacts } from './ChildFacts.tsx';
import styles from './Overview.module.css';
import type { ProfileData } from './useProfileData.ts';

type Props = {
  stored: ProfileData;
  /** The adventures that wait, as cards. */
  underWay: ReactNode;
  onEdit: () => void;
};

/** The family at a glance: who is in it, how much was played. */
export function Overview({ stored, underWay, onEdit }: Props) {
  const { adultName, children, adventures } = stored;
  const inProgress = adventures.filter((adventure) => isInProgress(adventure.status)).length;
  return (
    <Stack gap={6}>
      <Row justify="between" gap={4}>
        <div className={styles.who}>
          <Heading level={2}>
            <bdi>{adultName.trim() || 'Adventurer'}</bdi>
          </Heading>
          <p className={styles.count}>{children.length === 1 ? '1 child registered' : `${children.length} children registered`}</p>
        </div>
        <Button icon={<Pencil />} onClick={onEdit}>
          Edit Profile
        </Button>
      </Row>
      <dl className={styles.stats}>
        <Stat label="Total" value={adventures.length} />
        <Stat label="In Progress" value={inProgress} />
        <Stat label="Finished" value={adventures.length - inProgress} />
      </dl>
      <section className={styles.section}>
        <Heading level={2}>Your Heroes</Heading>
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
