import { Button } from '../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

type Props = {
  onRetry: () => void;
  /** The way to the dashboard; without one the page is loaded anew at the start. */
  onDashboard?: () => void;
};

/** Shown where a view failed: what the family has is safe, and there is a way on. */
export function RecoveryCard({ onRetry, onDashboard = () => location.assign('/') }: Props) {
  return (
    <StandInCard
      title="This page tripped over something"
      actions={
        <>
          <Button variant="primary" onClick={onDashboard}>
            Go to the dashboard
          </Button>
          <Button size="large" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p>Your adventure is safe: everything up to now is saved on this device. You can try the page again, or go back to the dashboard.</p>
    </StandInCard>
  );
}
