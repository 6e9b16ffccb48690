import { Download } from 'lucide-react';
import type { InstallWay } from '../platform/device/install.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Row, Stack } from '../ui/Stack/Stack.tsx';
import styles from './InstallCard.module.css';
import { AddRowPicture, HomeScreenPicture, SharePicture } from './InstallPictures.tsx';

type Props = { way: InstallWay; onInstall: () => void; onDecline: () => void };

/** Why the app belongs on the home screen, and how it gets there. */
export function InstallCard({ way, onInstall, onDecline }: Props) {
  return (
    <Card look="plain" padding="large" aria-label="Keep Play Venture on your home screen">
      <div className={styles.card}>
        <HomeScreenPicture className={styles.picture} />
        <Stack gap={3}>
          <Heading level={2} size="medium">
            Keep Play Venture on your home screen
          </Heading>
          <p>One tap in the garden, a full screen for the story, and your adventures stay on this device even with no signal.</p>
          {way === 'share' && (
            <ol className={styles.steps}>
              <li>
                <SharePicture className={styles.small} />
                <span>
                  Tap <strong>Share</strong> in the browser’s bar.
                </span>
              </li>
              <li>
                <AddRowPicture className={styles.small} />
                <span>
                  Choose <strong>Add to Home Screen</strong>.
                </span>
              </li>
              <li>
                <HomeScreenPicture className={styles.small} />
                <span>Open Play Venture from its picture, and sign in there once.</span>
              </li>
            </ol>
          )}
          <Row>
            {way === 'prompt' && (
              <Button variant="primary" size="large" icon={<Download />} onClick={onInstall}>
                Add to home screen
              </Button>
            )}
            <Button size="large" onClick={onDecline}>
              {way === 'prompt' ? 'Not for us' : 'Got it'}
            </Button>
          </Row>
        </Stack>
      </div>
    </Card>
  );
}
