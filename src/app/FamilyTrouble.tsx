import { Button } from '../ui/Button/Button.tsx';
import { StandInCard } from './StandInCard.tsx';

type Kind = 'failed' | 'newer-schema' | 'closed';

const words: Record<Kind, { title: string; body: string }> = {
  failed: {
    title: 'This browser can’t open your family’s notebook',
    body: 'Play Venture keeps everything in the browser’s own storage, and the browser refuses it. A private window or a full disk is the usual reason. Nothing has been changed.',
  },
  'newer-schema': {
    title: 'A newer Play Venture is here',
    body: 'Another tab has already moved your family’s notebook to the new version. Load this page again to go on; nothing is lost.',
  },
  closed: {
    title: 'This page was left behind',
    body: 'Play Venture was updated, or signed out, in another tab. Load this page again to go on.',
  },
};

/** The family's database can't be used by this page; what is in it is untouched. */
export function FamilyTrouble({ kind, detail }: { kind: Kind; detail?: string }) {
  const { title, body } = words[kind];
  return (
    <>
      <title>Play Venture</title>
      <StandInCard
        title={title}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        <p>{body}</p>
        {detail !== undefined && <p>{`The browser says: ${detail}`}</p>}
      </StandInCard>
    </>
  );
}
