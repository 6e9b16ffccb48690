import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

/** Shown when this page has lost its connection to the database: the adventures are safe, and a reload shows them. */
export function LibraryUnavailable() {
  const t = useMessages(libraryWords);
  return (
    <EmptyState title={t.trouble} action={<Button onClick={() => location.reload()}>{t.reload}</Button>}>
      {t.lostMore}
    </EmptyState>
  );
}
