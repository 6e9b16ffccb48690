import { rowWords } from '../../messages/app/rows.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';

const RefusedDialog = lazyDialog(
  () => import('./RefusedDialog.tsx').then(({ RefusedDialog }) => RefusedDialog),
  ({ onClose }) => onClose(),
);

type Refused = { refused: number; deciding: boolean; onDecide: (deciding: boolean) => void };

/** How many changes the account does not take. The dialog in which the adult decides stays after the last of them, and says that nothing is left. */
export function RefusedNotice({ refused, deciding, onDecide }: Refused) {
  const t = useMessages(rowWords);
  return (
    <>
      {refused > 0 && (
        <Callout tone="info" title={t.refused(refused)} action={<Button onClick={() => onDecide(true)}>{t.look(refused)}</Button>}>
          <p>{t.refusedText(refused)}</p>
        </Callout>
      )}
      {deciding && <RefusedDialog onClose={() => onDecide(false)} />}
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
