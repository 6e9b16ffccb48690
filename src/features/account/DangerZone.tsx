import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount } from '../../platform/account/account.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import styles from './DangerZone.module.css';

/** Deleting the account: far from everything else, and never by one tap. Whoever has none any more is led to `/auth` by the routes. */
export function DangerZone() {
  const [asking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    const outcome = await deleteAccount();
    if (!outcome.ok) {
      toast({ title: 'Error', description: 'Failed to delete account. Please try again or contact support.', tone: 'destructive' });
      return;
    }
    toast({ title: 'Account deleted', description: 'Your account has been permanently deleted.', tone: 'success' });
  }

  return (
    <section className={styles.zone} aria-labelledby="danger-zone">
      <Heading level={2} size="small" id="danger-zone" className={styles.title}>
        <TriangleAlert aria-hidden="true" />
        Danger Zone
      </Heading>
      <p>Deletes your account and everything your family has in it, on every device. There is no way back.</p>
      <div>
        <Button variant="danger" size="medium" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you absolutely sure?"
        destructive
        cancelLabel="Keep my account"
        confirmLabel="Delete everything"
        onConfirm={confirm}
      >
        <p>This cannot be undone. It permanently removes:</p>
        <ul className={styles.list}>
          <li>Your profile information</li>
          <li>All children profiles</li>
          <li>All adventure history and sessions</li>
          <li>All custom environments</li>
        </ul>
      </AlertDialog>
    </section>
  );
}
