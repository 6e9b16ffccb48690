import { useAccountStore } from '../../platform/account/account-state.ts';
import { askAgain } from '../../platform/account/tried.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/** In an account's profile: a family that is kept apart from it on this device, and the way to another word. Usually nothing. */
export function ApartNote({ account }: { account: string }) {
  const tried = useAccountStore((store) => store.tried);
  if (tried === null || !tried.apart.includes(account)) return null;
  const failed = (): void => {
    toast({ title: 'Error', description: 'This device could not store that. Try again.', tone: 'destructive' });
  };
  return (
    <Callout
      tone="info"
      title="Another family is on this device"
      headingLevel={2}
      action={
        <Button size="medium" onClick={() => void askAgain(tried, account).catch(failed)}>
          Decide again
        </Button>
      }
    >
      <p>It is in no account, and is here again when nobody is signed in. It can still be added to this one.</p>
    </Callout>
  );
}
