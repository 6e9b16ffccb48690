import type { AdventureSummary } from '../../data/read/parse.ts';
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';

export type UnderWayProps = {
  onResume: (adventure: AdventureSummary) => void;
  onPlayAgain: (adventure: AdventureSummary) => void;
};

/** The adventures that wait for their next step, as cards; nothing where there are none. */
export function UnderWay({ onResume, onPlayAgain }: UnderWayProps) {
  const sessions = useSessions();
  if (sessions.kind !== 'ready' || sessions.inProgress.length === 0) return null;
  return (
    <SessionList
      grid={VirtualGrid}
      title="Waiting for You"
      headingLevel={2}
      adventures={sessions.inProgress}
      onResume={onResume}
      onPlayAgain={onPlayAgain}
    />
  );
}
