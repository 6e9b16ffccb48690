import { Library } from 'lucide-react';
import { ExportButton } from '../features/your-data/ExportButton.tsx';
import { roomWords } from '../messages/room.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useGo } from '../platform/view/view.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Callout } from '../ui/Callout/Callout.tsx';
import type { Said } from './account-room.ts';

/** The account fills up: said once, before anything is refused, with what there is to do. */
export function RoomCard({ said: { title, text }, onClose }: { said: Said; onClose: () => void }) {
  const t = useMessages(roomWords);
  const go = useGo();
  return (
    <Callout
      tone="info"
      icon={<Library />}
      title={title}
      action={
        <>
          <Button size="medium" onClick={() => go({ view: 'profile', tab: 'history' })}>
            {t.see}
          </Button>
          <ExportButton />
          <Button variant="quiet" size="medium" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Callout>
  );
}
