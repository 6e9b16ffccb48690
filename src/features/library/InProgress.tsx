import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';

/** The adventures in progress, as cards; renders nothing if there are none. */
export function InProgress() {
  const t = useMessages(libraryWords);
  const sessions = useSessions();
  if (sessions.kind !== 'ready' || sessions.inProgress.length === 0) return null;
  return <SessionList grid={VirtualGrid} title={t.waiting} adventures={sessions.inProgress} />;
}
