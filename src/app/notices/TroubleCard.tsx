import { appWords } from '../../messages/app/app.ts';
import { troubleWords } from '../../messages/app/trouble.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

export type TroubleProps = {
  /** `failed`: the browser refuses. `held`: another tab holds the database. `closed`: another tab has updated the app, or has signed out. */
  kind: 'failed' | 'held' | 'closed';
  /** The browser's own words. */
  detail?: string;
};

/** Shown when this page can't open the family's database; the data in it is untouched. */
export function TroubleCard({ kind, detail }: TroubleProps) {
  const t = useMessages(troubleWords);
  const { reload } = useMessages(appWords);
  return (
    <>
      <title>Play Venture</title>
      <StandInCard
        title={t.titles[kind]}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {reload}
          </Button>
        }
      >
        <p>{t.texts[kind]}</p>
        {detail !== undefined && <p>{t.browserSays({ detail })}</p>}
      </StandInCard>
    </>
  );
}
