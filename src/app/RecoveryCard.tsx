import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Page } from '../ui/Page/Page.tsx';
import { Row, Stack } from '../ui/Stack/Stack.tsx';

type Props = {
  onRetry: () => void;
  /** The way to the dashboard; without one the page is loaded anew at the start. */
  onDashboard?: () => void;
};

/** Shown where a view failed: what the family has is safe, and there is a way on. */
export function RecoveryCard({ onRetry, onDashboard = () => location.assign('/') }: Props) {
  return (
    <Page width="text">
      <Card look="page" padding="large">
        <Stack gap={4}>
          <Stack gap={3} role="alert">
            <Heading level={1} size="large">
              This page tripped over something
            </Heading>
            <p>
              Your adventure is safe: everything up to now is saved on this device. You can try the page again, or go back to the dashboard.
            </p>
          </Stack>
          <Row>
            <Button variant="primary" onClick={onDashboard}>
              Go to the dashboard
            </Button>
            <Button size="large" onClick={onRetry}>
              Try again
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
