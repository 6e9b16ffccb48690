import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import { useBackups } from '../../data/read/rare-hooks.ts';
import { nameIn } from '../../data/read/refused.ts';
import type { Backup } from '../../data/schema.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { relativeTime } from '../../messages/shared/relative-time.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { yourDataWords } from '../../messages/your-data.ts';
import { now } from '../../platform/device/clock.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import styles from './EarlierVersions.module.css';

/** How many are shown at first; a button shows the others. */
const firstShown = 5;

/** Versions that were replaced when two devices, or an imported file and this device, disagreed. */
export function EarlierVersions() {
  const t = useMessages(yourDataWords);
  const backups = useBackups();
  const { clock } = useFamily();
  const write = useWrite();
  const [all, setAll] = useState(false);
  if (backups === undefined || backups.length === 0) return null;

  async function restore(backup: Backup): Promise<void> {
    const written = await write({ kind: 'restoreBackup', id: backup.id, newId: clock.id() });
    if (!written.ok) toast({ title: t.error, description: sayFault(written.error), tone: 'destructive' });
    else toast({ title: t.restored, description: t.restoredMore({ what: title(backup) }), tone: 'success' });
  }

  return (
    <Stack gap={3}>
      <Heading level={3}>{t.earlier}</Heading>
      <p className={styles.words}>{t.earlierAbout}</p>
      <ul className={styles.list}>
        {(all ? backups : backups.slice(0, firstShown)).map((backup) => (
          <Card key={backup.id} as="li" look="flat" padding="small">
            <Row justify="between">
              <p className={styles.what}>
                <strong>{title(backup)}</strong>
                <br />
                {(backup.side === 'device' ? t.onDevice : t.inAccount)({ when: relativeTime(Date.parse(backup.at), now()) })}
              </p>
              <Button aria-label={t.restoreOne({ what: title(backup) })} onClick={() => void restore(backup)}>
                {t.restore}
              </Button>
            </Row>
          </Card>
        ))}
      </ul>
      {!all && backups.length > firstShown && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t.showAll({ all: backups.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function title({ table, fields }: Backup): string {
  const name = nameIn(fields);
  const t = yourDataWords.get();
  const kind = t.kinds[table];
  return name === null ? kind : t.named({ kind, name });
}
