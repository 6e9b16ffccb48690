import { adoptionWords } from '../../messages/try/adoption.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { askAgain } from '../../platform/account/guest-family.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * In an account's profile: says that a guest family on this device is kept apart from it, and lets the adult decide again. Usually renders
 * nothing.
 */
export function KeptApartNotice({ account }: { account: string }) {
  const t = useMessages(adoptionWords);
  const guest = useAccountStore((store) => store.guest);
  if (guest === null || !guest.apart.includes(account)) return null;
  const failed = (): void => {
    toast({ title: t.error, description: t.notStored, tone: 'destructive' });
  };
  return (
    <Callout
      tone="info"
      title={t.another}
      headingLevel={2}
      action={<Button onClick={() => void askAgain(guest, account).catch(failed)}>{t.decideAgain}</Button>}
    >
      <p>{t.anotherText}</p>
    </Callout>
  );
}
