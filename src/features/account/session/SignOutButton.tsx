import { LogOut } from 'lucide-react';
import { sessionWords } from '../../../messages/account/session.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { lazyDialog } from '../../../ui/lazy.tsx';
import styles from './SignOutButton.module.css';
import { type SignOutPhase, useSignOut } from './useSignOut.ts';

const LeaveDialog = lazyDialog(
  () => import('./LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog),
  ({ onStay }) => onStay(),
);

type Props = {
  /** Tries to sync everything; resolves to how many changes are still only on this device. */
  flush: () => Promise<{ waiting: number }>;
};

/** Signs out. Unsynced changes are sent first; if that fails, the adult decides. On a narrow screen only the icon shows. */
export function SignOutButton({ flush }: Props) {
  const t = useMessages(sessionWords);
  const { phase, press, stay, leave } = useSignOut(flush);
  const labels: Record<SignOutPhase['kind'], string> = { idle: t.signOut, asking: t.signOut, saving: t.savingFirst, leaving: t.signingOut };
  const label = labels[phase.kind];
  const busy = phase.kind === 'saving' || phase.kind === 'leaving';
  return (
    <>
      <Button
        variant="quiet"
        icon={<LogOut />}
        busy={busy}
        aria-label={label}
        title={label}
        className={styles.button}
        onClick={() => void press()}
      >
        <span className={styles.words}>{label}</span>
      </Button>
      {phase.kind === 'asking' && <LeaveDialog reason={phase.reason} onStay={stay} onLeave={(remove) => void leave(remove)} />}
    </>
  );
}
