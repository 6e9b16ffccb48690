import { appWords } from '../messages/app.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

type Props = {
  onRetry: () => void;
  /** The way to the dashboard; without one the page is loaded anew at the start. */
  onDashboard?: () => void;
};

/** Shown where a view failed: what the family has is safe, and there is a way on. */
export function RecoveryCard({ onRetry, onDashboard = () => location.assign('/') }: Props) {
  const t = useMessages(appWords);
  return (
    <StandInCard
      title={t.tripped}
      actions={
        <>
          <Button variant="primary" onClick={onDashboard}>
            {t.toDashboard}
          </Button>
          <Button size="large" onClick={onRetry}>
            {t.again}
          </Button>
        </>
      }
    >
      <p>{t.trippedText}</p>
    </StandInCard>
  );
}
