import { libraryWords } from '../../../messages/library.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { VirtualGrid } from '../../../ui/VirtualGrid/VirtualGrid.tsx';
import { AdventureList } from '../list/AdventureList.tsx';
import { useLibrary } from '../list/useLibrary.ts';

/** The adventures in progress, as cards; renders nothing if there are none. */
export function InProgress() {
  const t = useMessages(libraryWords);
  const library = useLibrary();
  if (library.kind !== 'ready' || library.inProgress.length === 0) return null;
  return <AdventureList grid={VirtualGrid} title={t.waiting} adventures={library.inProgress} />;
}
