import { Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAdventures } from '../../data/read/hooks.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import styles from './Try.module.css';

/** For a family without an account: where everything is, and the way into one. A line at first; a word more once there is a story to lose. */
export function KeepLine() {
  const played = (useAdventures() ?? []).some(({ status }) => status === 'completed' || status === 'ended_early');
  const keep = (
    <Link to="/auth" className={buttonClass({ variant: played ? 'primary' : 'quiet', size: 'medium' })}>
      Keep it in an account
    </Link>
  );
  if (!played) {
    return (
      <Row gap={3}>
        <span className={styles.words}>Everything here lives on this device only.</span>
        {keep}
      </Row>
    );
  }
  return (
    <Callout tone="hint" icon={<Smartphone />} title="Your adventures live on this device only" action={keep}>
      <p>In an account they are on your other devices too, and safe should this one get lost. Everything comes along.</p>
    </Callout>
  );
}
