import { lazy, Suspense, useState } from 'react';
import { rowWords } from '../../messages/app/rows.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';

const RefusedDialog = lazy(() => import('./RefusedDialog.tsx').then(({ RefusedDialog }) => ({ default: RefusedDialog })));

/** How many changes the account does not take; the adult decides in a dialog what happens to them. */
export function RefusedNotice({ refused }: { refused: number }) {
  const t = useMessages(rowWords);
  const [deciding, setDeciding] = useState(false);
  return (
    <>
      <Callout tone="info" title={t.refused(refused)} action={<Button onClick={() => setDeciding(true)}>{t.look(refused)}</Button>}>
        <p>{t.refusedText(refused)}</p>
      </Callout>
      {deciding && (
        <Suspense fallback={null}>
          <RefusedDialog onClose={() => setDeciding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How many rows this version of the app can’t read. They are kept as they are. */
export function UnreadableNotice({ unreadable }: { unreadable: number }) {
  const t = useMessages(rowWords);
  return (
    <Callout tone="info" title={t.unreadable(unreadable)}>
      <p>{t.unreadableText(unreadable)}</p>
    </Callout>
  );
}
