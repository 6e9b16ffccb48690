import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useUsage } from '../data/read/hooks.ts';
import { roomWords } from '../messages/room.ts';
import { useMessages } from '../messages/useMessages.ts';
import { noteTold, type Said, sayRoom, wasTold } from './account-room.ts';

type CardProps = { said: Said; onClose: () => void };

const RoomCard = lazy(async (): Promise<{ default: ComponentType<CardProps> }> => {
  // Not here and not to be had: the settings say it too.
  const loaded = await import('./RoomCard.tsx').catch(() => null);
  return { default: loaded?.RoomCard ?? (() => null) };
});

/** The card about an account that is almost full, or full: each until it has been put away on this device. */
export function RoomNotice({ account }: { account: string }) {
  useMessages(roomWords);
  const usage = useUsage();
  const [, lookAgain] = useState(0);
  const said = usage ? sayRoom(usage) : null;
  const roomy = usage ? said === null : false;
  useEffect(() => {
    if (roomy) noteTold(account, null);
  }, [account, roomy]);
  if (said === null || wasTold(account, said.stage)) return null;
  const close = (): void => {
    noteTold(account, said.stage);
    lookAgain((looks) => looks + 1);
  };
  return (
    <Suspense fallback={null}>
      <RoomCard said={said} onClose={close} />
    </Suspense>
  );
}
