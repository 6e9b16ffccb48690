import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { AdventureList } from './list/AdventureList.tsx';
import { useLibrary } from './list/useLibrary.ts';

/** How many the dashboard shows; the history has the rest. */
const onDashboard = 4;

/** The latest finished adventures, to play or read again; renders nothing if none is finished. */
export function LibrarySection() {
  const t = useMessages(libraryWords);
  const go = useGo();
  const library = useLibrary();
  if (library.kind !== 'ready' || library.finished.length === 0) return null;
  const { finished } = library;
  return (
    <AdventureList
      title={t.library}
      adventures={finished.slice(0, onDashboard)}
      footer={
        finished.length > onDashboard && (
          <p>
            <Button onClick={() => go({ view: 'profile', tab: 'history' })}>{t.allFinished({ all: finished.length })}</Button>
          </p>
        )
      }
    />
  );
}
