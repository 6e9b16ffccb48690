import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adoptionWords } from '../../messages/try/adoption.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAccountStore } from '../../platform/account/account-state.ts';
import { throwAway } from '../../platform/account/guest-family.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { toast } from '../../ui/Toast/toast.ts';

type Props = { label: string };

/** Deletes the guest family from this device, after a confirmation. */
export function DiscardTrial({ label }: Props) {
  const t = useMessages(adoptionWords);
  const guest = useAccountStore((store) => store.guest);
  const [asking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    if (guest === null) return;
    await throwAway(guest).then(
      () => toast({ title: t.thrown, description: t.thrownText, tone: 'success' }),
      () =>
        toast({
          title: t.still,
          description: t.stillText,
          tone: 'destructive',
        }),
    );
  }

  return (
    <>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.throwAsk}
        destructive
        cancelLabel={t.keepIt}
        confirmLabel={t.throwShort}
        onConfirm={confirm}
      >
        <p>{t.throwText}</p>
      </AlertDialog>
    </>
  );
}
