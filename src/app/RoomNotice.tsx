import { useEffect, useState } from 'react';
import { useUsage } from '../data/read/rare-hooks.ts';
import { roomWords } from '../messages/room.ts';
import { useMessages } from '../messages/useMessages.ts';
import { lazyExtra } from '../ui/lazyExtra.tsx';
import { noteTold, sayRoom, wasTold } from './account-room.ts';

/** The settings say it too. */
const RoomCard = lazyExtra(() => import('./RoomCard.tsx').then(({ RoomCard }) => RoomCard));

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
  return <RoomCard said={said} onClose={close} />;
}
