import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { ContinuationData } from '../../domain/entities/adventure.ts';
import { clock } from '../../platform/device/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { topUpQueue } from '../../story/advance.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import styles from './PackedLine.module.css';

type Props = { db: FamilyDb; id: string; data: ContinuationData; total: number };

/** How far the adventure would go with no connection: the told steps and those packed ahead. What is missing can be packed now. */
export function PackedLine({ db, id, data, total }: Props) {
  const [packing, setPacking] = useState<'no' | 'now' | 'missed'>('no');
  const steps = [...data.adventureSteps, ...(data.queuedSteps ?? [])];
  const packed = Math.min(total, steps.length);
  const complete = packed >= total || steps.at(-1)?.type === 'ending';
  const text = `Packed for the backyard: ${packed} of ${total} steps`;

  const pack = async (): Promise<void> => {
    setPacking('now');
    const outcome = await topUpQueue(db, storyPorts, id, clock).catch(() => 'some' as const);
    setPacking(outcome === 'all' ? 'no' : 'missed');
  };

  if (packing === 'now' && !complete) {
    return <Progress label="Packing for the backyard" value={packed} max={total} valueText={`${packed} of ${total} steps`} />;
  }
  return (
    <div className={styles.line}>
      <p className={styles.packed}>
        {text}
        {!complete && '. The rest is told on this device.'}
      </p>
      {!complete && data.userNotes.trim() === '' && (
        <Button size="medium" variant="quiet" className={styles.button} icon={<PackageCheck />} onClick={() => void pack()}>
          Pack now
        </Button>
      )}
      {!complete && packing === 'missed' && (
        <output className={styles.packed}>Nobody could pack more just now. You can play on all the same.</output>
      )}
    </div>
  );
}
