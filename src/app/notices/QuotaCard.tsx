import { Library } from 'lucide-react';
import { ExportButton } from '../../features/your-data/ExportButton.tsx';
import { quotaWords } from '../../messages/app/quota.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import type { QuotaMessage } from './account-quota.ts';

/** Says once that the account is almost full, before the server refuses anything, and offers what to do. */
export function QuotaCard({ message: { title, text }, onClose }: { message: QuotaMessage; onClose: () => void }) {
  const t = useMessages(quotaWords);
  const go = useGo();
  return (
    <Callout
      tone="info"
      icon={<Library />}
      title={title}
      action={
        <>
          <Button onClick={() => go({ view: 'profile', tab: 'history' })}>{t.see}</Button>
          <ExportButton />
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Callout>
  );
}
