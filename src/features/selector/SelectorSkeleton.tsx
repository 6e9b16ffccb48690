import { Card } from '../../ui/Card/Card.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import styles from './SelectorScreen.module.css';

/** Placeholders for the selector's two pages while it is loading. */
export function SelectorSkeleton() {
  return (
    <div className={styles.book} aria-hidden="true">
      <Card look="page">
        <Stack>
          {['who', 'where', 'how', 'length'].map((chapter) => (
            <Skeleton key={chapter} shape="block" height="3rem" />
          ))}
        </Stack>
      </Card>
      <Card look="page">
        <Stack gap={5}>
          <Skeleton width="16rem" />
          <Grid gap={3} min="7rem">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} shape="block" height="8rem" />
            ))}
          </Grid>
        </Stack>
      </Card>
    </div>
  );
}
