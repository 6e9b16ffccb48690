import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useBackups, useWrite } from '../../data/read/hooks.ts';
import { nameIn } from '../../data/read/queries.ts';
import type { Backup, LocalTable } from '../../data/schema.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import { sayFault } from '../../messages/problems.ts';
import { now } from '../../platform/device/clock.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import styles from './EarlierVersions.module.css';

const kinds: Record<LocalTable, string> = { profile: 'Your profile', children: 'Child', environments: 'Place', adventures: 'Adventure' };

const sides: Record<Backup['side'], string> = { device: 'as it was on this device', account: 'as it was in your account' };

/** At first as many as fit a look; the others wait behind a button. */
const firstShown = 5;

/** What was replaced when two devices, or a file and this device, had different things to say. */
export function EarlierVersions() {
  const backups = useBackups();
  const { clock } = useFamily();
  const write = useWrite();
  const [all, setAll] = useState(false);
  if (backups === undefined || backups.length === 0) return null;

  async function restore(backup: Backup): Promise<void> {
    const written = await write({ kind: 'restoreBackup', id: backup.id, newId: clock.id() });
    if (!written.ok) toast({ title: 'Error', description: sayFault(written.error), tone: 'destructive' });
    else toast({ title: 'Restored', description: `${title(backup)} is back as it was.`, tone: 'success' });
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        Earlier versions
      </Heading>
      <p className={styles.words}>
        When a change from another device or a file replaces something here, the version before it stays on this device for 30 days.
      </p>
      <ul className={styles.list}>
        {(all ? backups : backups.slice(0, firstShown)).map((backup) => (
          <Card key={backup.id} as="li" look="flat" padding="small">
            <Row justify="between">
              <p className={styles.what}>
                <strong>{title(backup)}</strong>
                <br />
                {sides[backup.side]}, {relativeTime(Date.parse(backup.at), now())}
              </p>
              <Button size="medium" aria-label={`Restore ${title(backup)}`} onClick={() => void restore(backup)}>
                Restore
              </Button>
            </Row>
          </Card>
        ))}
      </ul>
      {!all && backups.length > firstShown && (
        <div>
          <Button variant="quiet" size="medium" onClick={() => setAll(true)}>
            Show all {backups.length}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function title({ table, fields }: Backup): string {
  const name = nameIn(fields);
  return name === null ? kinds[table] : `${kinds[table]}: ${name}`;
}
