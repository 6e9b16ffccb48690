import { Card } from '../../ui/Card/Card.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Grid, Row, Stack } from '../../ui/Stack/Stack.tsx';
import styles from './SelectorScreen.module.css';

/** The two pages of the selector, pencilled in. */
export function SelectorSkeleton() {
  return (
    <div className={styles.book} aria-hidden="true">
      <Card look="page">
        <Stack gap={5}>
          <Skeleton width="14rem" />
          <Row>
            <Skeleton shape="block" width="8rem" height="3rem" />
            <Skeleton shape="block" width="8rem" height="3rem" />
          </Row>
          <Cards count={4} height="4rem" />
          <Skeleton width="16rem" />
          <Cards count={8} height="4rem" />
        </Stack>
      </Card>
      <Card look="page">
        <Stack gap={5}>
          <Skeleton width="16rem" />
          <Cards count={6} height="10rem" />
        </Stack>
      </Card>
    </div>
  );
}

function Cards({ count, height }: { count: number; height: string }) {
  return (
    <Grid gap={3} min="11rem">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </Grid>
  );
}
