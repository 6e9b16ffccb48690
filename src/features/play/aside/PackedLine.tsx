import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import type { FamilyDb } from '../../../data/db.ts';
import type { ContinuationData } from '../../../domain/entities/adventure.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAccount } from '../../../platform/account/account-state.ts';
import { clock } from '../../../platform/device/clock.ts';
import { storyPorts } from '../../../platform/story.ts';
import { topUpQueue } from '../../../story/advance.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import styles from './PackedLine.module.css';

type Props = { db: FamilyDb; id: string; data: ContinuationData; total: number };

/**
 * How far the adventure can be played without a connection: the told steps plus those packed ahead. A button packs the missing ones now.
 */
export function PackedLine({ db, id, data, total }: Props) {
  const t = useMessages(playWords);
  // No service tells a family without an account its story, so nothing can be downloaded.
  const served = useAccount().kind !== 'guest';
  const [packing, setPacking] = useState<'no' | 'now' | 'missed'>('no');
  const steps = [...data.adventureSteps, ...(data.queuedSteps ?? [])];
  const packed = Math.min(total, steps.length);
  const complete = packed >= total || steps.at(-1)?.type === 'ending';

  const pack = async (): Promise<void> => {
    setPacking('now');
    const outcome = await topUpQueue(db, storyPorts, id, clock).catch(() => 'some' as const);
    setPacking(outcome === 'all' ? 'no' : 'missed');
  };

  if (packing === 'now' && !complete) {
    return <Progress label={t.downloading} value={packed} max={total} valueText={t.downloaded(total, { steps: packed })} />;
  }
  return (
    <div className={styles.line}>
      <p className={styles.packed}>{(complete ? t.ready : t.readyInPart)(total, { steps: packed })}</p>
      {!complete && served && data.userNotes.trim() === '' && (
        <Button variant="quiet" className={styles.button} icon={<PackageCheck />} onClick={() => void pack()}>
          {t.download}
        </Button>
      )}
      {!complete && packing === 'missed' && <output className={styles.packed}>{t.noMore}</output>}
    </div>
  );
}
