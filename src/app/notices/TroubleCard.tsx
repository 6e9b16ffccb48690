import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

type Kind = 'failed' | 'newer-schema' | 'closed';

/** Shown when this page can't open the family's database; the data in it is untouched. */
export function FamilyTrouble({ kind, detail }: { kind: Kind; detail?: string }) {
  const t = useMessages(appWords);
  return (
    <>
      <title>Play Venture</title>
      <StandInCard
        title={t.trouble[kind]}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        }
      >
        <p>{t.troubleTexts[kind]}</p>
        {detail !== undefined && <p>{t.browserSays({ detail })}</p>}
      </StandInCard>
    </>
  );
}
