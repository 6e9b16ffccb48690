import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

type Props = {
  onRetry: () => void;
  /** Goes to the dashboard; by default reloads the page at the start address. */
  onDashboard?: (() => void) | undefined;
};

/** Shown when a view crashed: says that the family's data is safe, and offers a way on. */
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
