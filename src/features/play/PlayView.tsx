import { type ReactNode, useEffect, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { useAdventure } from '../../data/read/hooks.ts';
import type { Status } from '../../domain/entities/adventure.ts';
import { setStepTimer } from '../../platform/device/step-timer.ts';
import { useGo } from '../../platform/view/view.ts';
import { Page } from '../../ui/Page/Page.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { CareKind } from './care/care.ts';
import { EndScreen } from './end/EndScreen.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { sayDeleted } from './play-toasts.ts';
import { useResuming } from './useResuming.ts';

type Props = {
  db: FamilyDb;
  id: string;
  header: ReactNode;
};

/** `?view=playing&adventure=…`: the play screen of an active adventure, the end screen of any other. */
export function PlayView({ db, id, header }: Props) {
  const go = useGo();
  const adventure = useAdventure(id);
  const missing = adventure === null;
  const status = adventure?.status;
  const before = usePrevious(status);
  const resuming = useResuming(db, id, adventure);
  const underWay = status === 'active' || (resuming && status === 'paused_for_continuation');
  const [hurt, setHurt] = useHurt(underWay);

  const stopped = status !== undefined && !underWay;
  useEffect(() => {
    // A timer that went on would greet the family with its end when they resume.
    if (stopped) setStepTimer(null);
  }, [stopped]);

  const wasHere = before !== undefined;
  useEffect(() => {
    if (!missing) return;
    // The adventure was deleted in another tab or on another device while it was open here.
    if (wasHere) sayDeleted();
    go({ view: 'welcome' }, { replace: true });
  }, [missing, wasHere, go]);

  if (adventure === undefined || adventure === null) {
    return (
      <Page header={header}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="lines" />
      </Page>
    );
  }
  if (underWay && adventure.continuation_data !== null) {
    return <PlayScreen key={id} db={db} adventure={adventure} data={adventure.continuation_data} header={header} onHurt={setHurt} />;
  }
  return (
    <EndScreen
      key={`${id} ${adventure.status}`}
      account={db.account}
      adventure={adventure}
      status={adventure.status === 'active' ? 'ended_early' : adventure.status}
      hurt={hurt}
      justCompleted={adventure.status === 'completed' && before === 'active' && hurt === null}
      header={header}
      onResume={() => go({ view: 'playing', adventure: id, resume: true }, { replace: true })}
    />
  );
}

/** The trouble because of which the adventure was left; null for none, and once it is played again, here or on another device. */
function useHurt(underWay: boolean) {
  const [hurt, setHurt] = useState<CareKind | null>(null);
  const [playing, setPlaying] = useState(underWay);
  if (playing !== underWay) {
    setPlaying(underWay);
    if (underWay) setHurt(null);
  }
  return [hurt, setHurt] as const;
}

/** The status before the current one; undefined at first. */
function usePrevious(status: Status | undefined): Status | undefined {
  const [seen, setSeen] = useState<{ now: Status | undefined; before: Status | undefined }>({ now: status, before: undefined });
  if (seen.now !== status) setSeen({ now: status, before: seen.now });
  return seen.now === status ? seen.before : seen.now;
}
