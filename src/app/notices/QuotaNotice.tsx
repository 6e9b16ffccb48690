import { useEffect, useState } from 'react';
import { useUsage } from '../../data/read/rare-hooks.ts';
import { quotaWords } from '../../messages/app/quota.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { lazyExtra } from '../../ui/lazy.tsx';
import { quotaMessage, saveDismissed, wasDismissed } from './account-quota.ts';

/** Without its code, the settings still say how full it is. */
const QuotaCard = lazyExtra(() => import('./QuotaCard.tsx').then(({ QuotaCard }) => QuotaCard));

/** The card about a full or almost full account, until it is dismissed on this device: once per stage. */
export function QuotaNotice({ account }: { account: string }) {
  useMessages(quotaWords);
  const usage = useUsage();
  const [, lookAgain] = useState(0);
  const message = usage ? quotaMessage(usage) : null;
  const plenty = usage ? message === null : false;
  useEffect(() => {
    if (plenty) saveDismissed(account, null);
  }, [account, plenty]);
  if (message === null || wasDismissed(account, message.stage)) return null;
  const close = (): void => {
    saveDismissed(account, message.stage);
    lookAgain((looks) => looks + 1);
  };
  return <QuotaCard message={message} onClose={close} />;
}
