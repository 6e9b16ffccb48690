import { useDeferredValue, useMemo, useState } from 'react';
import { useChildren } from '../../data/read/hooks.ts';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { isInProgress } from '../../domain/status.ts';
import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.tsx';
import { LibraryUnavailable } from './LibraryUnavailable.tsx';
import { AdventureList } from './list/AdventureList.tsx';
import { FindBar } from './list/FindBar.tsx';
import { everything, findAdventures, findable, isEverything, themesOf, type Wanted } from './list/find.ts';
import { useLibrary } from './list/useLibrary.ts';

/** Every adventure of the family: those in progress first, then the finished ones, newest first. */
export function AdventureHistory() {
  const t = useMessages(libraryWords);
  const library = useLibrary();
  switch (library.kind) {
    case 'loading':
      return (
        <Grid min="27rem" aria-busy="true">
          <Skeleton shape="block" height="13rem" />
          <Skeleton shape="block" height="13rem" />
        </Grid>
      );
    case 'lost':
      return <LibraryUnavailable />;
    case 'ready':
      break;
  }
  if (library.all.length === 0) {
    return (
      <EmptyState title={t.none} art={<Scene theme="default" variant="tile" />}>
        {t.noneMore}
      </EmptyState>
    );
  }
  return <History adventures={library.all} />;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** With fewer adventures than this there is no search field. */
const worthSearching = 5;

function History({ adventures }: { adventures: readonly AdventureSummary[] }) {
  const t = useMessages(libraryWords);
  const family = useChildren();
  const [typed, setWanted] = useState<Wanted>(everything);
  // Typing stays responsive; the list is filtered at a lower priority.
  const wanted = useDeferredValue(typed);
  // The search index is built at the first search, because it reads every word of every adventure.
  const index = useMemo(() => once(() => findable(adventures, family ?? [])), [adventures, family]);
  const themes = useMemo(() => themesOf(adventures, t.ownIdeas), [adventures, t]);
  const found = useMemo(() => (isEverything(wanted) ? adventures : findAdventures(index(), wanted)), [adventures, index, wanted]);
  const inProgress = useMemo(() => found.filter((adventure) => isInProgress(adventure.status)), [found]);
  const finished = useMemo(() => found.filter((adventure) => !isInProgress(adventure.status)), [found]);
  const searching = !isEverything(wanted);
  return (
    <Stack gap={6}>
      {(adventures.length >= worthSearching || searching) && <FindBar wanted={typed} themes={themes} onChange={setWanted} />}
      <LiveRegion message={searching ? t.found(found.length) : ''} />
      {found.length === 0 && (
        <EmptyState
          title={t.notFound}
          action={<Button onClick={() => setWanted(everything)}>{t.showAll({ all: adventures.length })}</Button>}
        >
          {t.notFoundMore}
        </EmptyState>
      )}
      {inProgress.length > 0 && <AdventureList grid={VirtualGrid} title={t.inProgress} adventures={inProgress} continueLabel={t.goOn} />}
      {finished.length > 0 && <AdventureList grid={VirtualGrid} title={t.finished} adventures={finished} />}
    </Stack>
  );
}
