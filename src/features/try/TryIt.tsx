import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tryWords } from '../../messages/try/try.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAccount } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { lazyDialog } from '../../ui/lazy.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import styles from './Try.module.css';

const loadDialog = () => import('./TryDialog.tsx').then(({ TryDialog }) => TryDialog);
const TryDialog = lazyDialog(loadDialog, ({ onOpenChange }) => onOpenChange(false));

type Props = {
  /** How many steps suit a youngest child of this age. */
  stepsFor: (youngest: number) => number;
};

/** On `/auth`: starts a story without an account, or leads back to the guest family on this device. */
export function TryIt({ stepsFor }: Props) {
  const t = useMessages(tryWords);
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const [coming, setComing] = useState(false);

  async function begin(): Promise<void> {
    import('../../platform/story.ts').then(
      ({ warmTeller }) => warmTeller(),
      () => undefined,
    );
    setComing(true);
    // If the code can't be loaded, the dialog says so.
    await loadDialog().catch(() => undefined);
    setComing(false);
    setOpen(true);
  }

  if (account.kind === 'guest') {
    return (
      <Stack gap={3}>
        <p className={styles.words}>{t.here}</p>
        <div>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {t.back}
          </Link>
        </div>
      </Stack>
    );
  }
  return (
    <>
      <Stack gap={2}>
        <div>
          <Button variant="primary" icon={<Play />} busy={coming} onClick={() => void begin()}>
            {t.tryIt}
          </Button>
        </div>
        <p className={styles.words}>{t.tryItText}</p>
      </Stack>
      <TryDialog open={open} onOpenChange={setOpen} stepsFor={stepsFor} />
    </>
  );
}
