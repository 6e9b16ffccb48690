import type { AdventureSummary } from '../../data/parse.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { LostSessions } from './LostSessions.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';

export type AdventureHistoryProps = {
  onResume: (adventure: AdventureSummary) => void;
  onPlayAgain: (adventure: AdventureSummary) => void;
};

/** Every adventure of the family: what is under way, then what is finished, newest first. */
export function AdventureHistory({ onResume, onPlayAgain }: AdventureHistoryProps) {
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
  const { inProgress, finished } = sessions;
  if (inProgress.length + finished.length === 0) {
    return (
      <EmptyState title="No adventures yet" art={<Scene theme="default" variant="tile" />}>
        Start your first adventure to begin building your history!
      </EmptyState>
    );
  }
  return (
    <Stack gap={7}>
      {inProgress.length > 0 && (
        <SessionList
          title="In Progress"
          headingLevel={2}
          adventures={inProgress}
          continueLabel="Continue →"
          onResume={onResume}
          onPlayAgain={onPlayAgain}
        />
      )}
      {finished.length > 0 && (
        <SessionList title="Finished" headingLevel={2} adventures={finished} onResume={onResume} onPlayAgain={onPlayAgain} />
      )}
    </Stack>
  );
}
