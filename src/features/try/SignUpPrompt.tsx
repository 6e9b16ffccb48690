import { Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAdventures } from '../../data/read/hooks.ts';
import { guestWords } from '../../messages/try/guest.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import styles from './Try.module.css';

/**
 * Tells a guest family that its data is only on this device, and offers an account. One line at first, more once there is a story to lose.
 */
export function SignUpPrompt() {
  const t = useMessages(guestWords);
  const played = (useAdventures() ?? []).some(({ status }) => status === 'completed' || status === 'ended_early');
  const keep = (
    <Link to="/auth" className={buttonClass({ variant: played ? 'primary' : 'quiet', size: 'medium' })}>
      {t.keep}
    </Link>
  );
  if (!played) {
    return (
      <Row>
        <span className={styles.words}>{t.deviceOnly}</span>
        {keep}
      </Row>
    );
  }
  return (
    <Callout tone="hint" icon={<Smartphone />} title={t.adventuresOnly} action={keep}>
      <p>{t.adventuresOnlyText}</p>
    </Callout>
  );
}
