import { useDeferredValue, useMemo, useState } from 'react';
import { useChildren } from '../../data/read/hooks.ts';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { isInProgress } from '../../domain/status.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.tsx';
import { FindBar } from './FindBar.tsx';
import { everything, findAdventures, findable, isEverything, themesOf, type Wanted } from './find.ts';
import { LostSessions } from './LostSessions.tsx';
import { SessionList } from './SessionList.tsx';
import { foundText } from './texts.ts';
import { useSessions } from './useSessions.ts';

/** Every adventure of the family: what is under way, then what is finished, newest first. */
export function AdventureHistory() {
  const sessions = useSessions();
  switch (sessions.kind) {
    case 'loading':
      return (
        <Grid min="27rem" aria-busy="true">
          <Skeleton shape="block" height="13rem" />
          <Skeleton shape="block" height="13rem" />
        </Grid>
      );
    case 'lost':
      return <LostSessions />;
    case 'ready':
      break;
  }
  if (sessions.all.length === 0) {
    return (
      <EmptyState title="No adventures yet" art={<Scene theme="default" variant="tile" />}>
        Start your first adventure to begin building your history!
      </EmptyState>
    );
  }
  return <History adventures={sessions.all} />;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Fewer than these are found by looking. */
const worthSearching = 5;

function History({ adventures }: { adventures: readonly AdventureSummary[] }) {
  const family = useChildren();
  const [typed, setWanted] = useState<Wanted>(everything);
  // The field answers at once, the list follows.
  const wanted = useDeferredValue(typed);
  // Every word of every adventure is gathered when somebody searches, not when the library is opened.
  const index = useMemo(() => once(() => findable(adventures, family ?? [])), [adventures, family]);
  const themes = useMemo(() => themesOf(adventures), [adventures]);
  const found = useMemo(() => (isEverything(wanted) ? adventures : findAdventures(index(), wanted)), [adventures, index, wanted]);
  const inProgress = useMemo(() => found.filter((adventure) => isInProgress(adventure.status)), [found]);
  const finished = useMemo(() => found.filter((adventure) => !isInProgress(adventure.status)), [found]);
  const searching = !isEverything(wanted);
  return (
    <Stack gap={6}>
      {(adventures.length >= worthSearching || searching) && <FindBar wanted={typed} themes={themes} onChange={setWanted} />}
      <LiveRegion message={searching ? foundText(found.length) : ''} />
      {found.length === 0 && (
        <EmptyState
          title="No adventure like that"
          action={<Button onClick={() => setWanted(everything)}>Show all {adventures.length}</Button>}
        >
          Try fewer words, or a different status or theme.
        </EmptyState>
      )}
      {inProgress.length > 0 && (
        <SessionList grid={VirtualGrid} title="In Progress" headingLevel={2} adventures={inProgress} continueLabel="Continue →" />
      )}
      {finished.length > 0 && <SessionList grid={VirtualGrid} title="Finished" headingLevel={2} adventures={finished} />}
    </Stack>
  );
}
