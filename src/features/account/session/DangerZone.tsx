import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { dangerWords } from '../../../messages/account/danger.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { deleteAccount } from '../../../platform/account/leaving.ts';
import { AlertDialog } from '../../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { toast } from '../../../ui/Toast/toast.ts';
import styles from './DangerZone.module.css';

/** Deletes the account. It stands apart from everything else and asks before it deletes. Afterwards the routes redirect to `/auth`. */
export function DangerZone() {
  const t = useMessages(dangerWords);
  const [asking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    const outcome = await deleteAccount();
    if (!outcome.ok) {
      toast({ title: t.error, description: t.deleteFailed, tone: 'destructive' });
      return;
    }
    toast({ title: t.deleted, description: t.deletedText, tone: 'success' });
  }

  return (
    <section className={styles.zone} aria-labelledby="danger-zone">
      <Heading level={2} size="small" id="danger-zone" className={styles.title}>
        <TriangleAlert aria-hidden="true" />
        {t.danger}
      </Heading>
      <p>{t.dangerText}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t.delete}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.sure}
        destructive
        cancelLabel={t.keepAccount}
        confirmLabel={t.deleteAll}
        onConfirm={confirm}
      >
        <p>{t.undone}</p>
        <ul className={styles.list}>
          <li>{t.removed.profile}</li>
          <li>{t.removed.children}</li>
          <li>{t.removed.adventures}</li>
          <li>{t.removed.places}</li>
        </ul>
      </AlertDialog>
    </section>
  );
}
