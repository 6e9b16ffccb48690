import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { throwAway } from '../../platform/account/tried.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { toast } from '../../ui/Toast/toast.ts';

type Props = { label: string };

/** Deletes the family without an account from this device: never by one tap. */
export function ThrowAway({ label }: Props) {
  const tried = useAccountStore((store) => store.tried);
  const [asking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    if (tried === null) return;
    await throwAway(tried).then(
      () => toast({ title: 'Thrown away', description: 'Nothing of it is on this device any more.', tone: 'success' }),
      () =>
        toast({
          title: 'It is still on this device',
          description: 'The browser would not remove it. Clear this site’s data in the browser’s settings.',
          tone: 'destructive',
        }),
    );
  }

  return (
    <>
      <Button variant="danger" size="medium" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Throw this family away?"
        destructive
        cancelLabel="Keep it"
        confirmLabel="Throw it away"
        onConfirm={confirm}
      >
        <p>
          Its children, places and adventures are on this device only, in no account. This cannot be undone. In its profile, under Your
          data, you can save everything as a file first.
        </p>
      </AlertDialog>
    </>
  );
}
