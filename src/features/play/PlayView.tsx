import { type ReactNode, useEffect, useState } from 'react';
import type { FamilyDb } from '../../data/family-db.ts';
import { useAdventure } from '../../data/open-hooks.ts';
import type { Status } from '../../domain/adventure.ts';
import { Page } from '../../ui/Page/Page.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { CareKind } from './care.ts';
import { EndScreen } from './EndScreen.tsx';
import { PlayScreen } from './PlayScreen.tsx';

type Props = {
  db: FamilyDb;
  id: string;
  header: ReactNode;
  onLibrary: () => void;
  onResume: (id: string) => void;
  onPlayAgain: (id: string) => void;
  /** There is no such adventure (any more). */
  onMissing: () => void;
};

/** `?view=playing&adventure=…`: the play screen of an active adventure, the end screen of any other. */
export function PlayView({ db, id, header, onLibrary, onResume, onPlayAgain, onMissing }: Props) {
  const adventure = useAdventure(id);
  const missing = adventure === null;
  const status = adventure?.status;
  const before = usePrevious(status);
  const [hurt, setHurt] = useState<CareKind | null>(null);

  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);

  if (adventure === undefined || adventure === null) {
    return (
      <Page header={header}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="lines" />
      </Page>
    );
  }
  if (adventure.status === 'active' && adventure.continuation_data !== null) {
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
      onLibrary={onLibrary}
      onResume={() => {
        setHurt(null);
        onResume(id);
      }}
      onPlayAgain={() => onPlayAgain(id)}
    />
  );
}

/** The status before the one on screen; undefined at first. It stays until the status changes again. */
function usePrevious(status: Status | undefined): Status | undefined {
  const [seen, setSeen] = useState<{ now: Status | undefined; before: Status | undefined }>({ now: status, before: undefined });
  if (seen.now !== status) setSeen({ now: status, before: seen.now });
  return seen.now === status ? seen.before : seen.now;
}
