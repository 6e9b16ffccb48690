import { Download } from 'lucide-react';
import { installWords } from '../../messages/app/install.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { InstallWay } from '../../platform/device/install.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import styles from './InstallCard.module.css';
import { AddRowPicture, HomeScreenPicture, SharePicture } from './InstallPictures.tsx';

type Props = { way: InstallWay; onInstall: () => void; onDecline: () => void };

/** Explains why to put the app on the home screen, and how. */
export function InstallCard({ way, onInstall, onDecline }: Props) {
  const t = useMessages(installWords);
  return (
    <Card padding="large" aria-label={t.title}>
      <div className={styles.card}>
        <HomeScreenPicture className={styles.picture} />
        <Stack gap={3}>
          <Heading level={2}>{t.title}</Heading>
          <p>{t.text}</p>
          {way === 'share' && (
            <ol className={styles.steps}>
              <li>
                <SharePicture className={styles.small} />
                <span>
                  <Rich>{t.share}</Rich>
                </span>
              </li>
              <li>
                <AddRowPicture className={styles.small} />
                <span>
                  <Rich>{t.add}</Rich>
                </span>
              </li>
              <li>
                <HomeScreenPicture className={styles.small} />
                <span>{t.open}</span>
              </li>
            </ol>
          )}
          <Row>
            {way === 'prompt' && (
              <Button variant="primary" icon={<Download />} onClick={onInstall}>
                {t.install}
              </Button>
            )}
            <Button size="large" onClick={onDecline}>
              {way === 'prompt' ? t.no : t.ok}
            </Button>
          </Row>
        </Stack>
      </div>
    </Card>
  );
}
