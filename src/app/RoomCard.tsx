import { Library } from 'lucide-react';
import { ExportButton } from '../features/your-data/ExportButton.tsx';
import { useGo } from '../platform/view/view.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';
import { roomWays, type Said } from './account-room.ts';

/** The account fills up: said once, before anything is refused, with what there is to do. */
export function RoomCard({ said: { stage, title, fact }, onClose }: { said: Said; onClose: () => void }) {
  const go = useGo();
  return (
    <Callout
      tone="info"
      icon={<Library />}
      title={title}
      action={
        <>
          <Button size="medium" onClick={() => go({ view: 'profile', tab: 'history' })}>
            See all adventures
          </Button>
          <ExportButton />
          <Button variant="quiet" size="medium" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>{`${fact} ${roomWays[stage]}`}</p>
    </Callout>
  );
}
