import { useMemo } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import { loadAdventure } from '../../data/read/queries.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { libraryWords } from '../../messages/library.ts';
import { toast } from '../../ui/Toast/toast.ts';

export type SessionActions = {
  /** False where the old name stands. */
  rename: (id: string, name: string) => Promise<boolean>;
  /** False where it is still there. For a moment it can be taken back. */
  remove: (id: string) => Promise<boolean>;
};

/** What the library writes, and what it says about it. */
export function useSessionActions(): SessionActions {
  const write = useWrite();
  const { family, clock } = useFamily();
  return useMemo(() => {
    /** As a row of its own: the old one's deletion may have reached the account already. */
    async function bringBack(adventure: Adventure): Promise<void> {
      const { id: _, ...fields } = adventure;
      const written = await write({ kind: 'createAdventure', id: clock.id(), fields });
      if (written.ok) toast({ title: libraryWords.get().restored, tone: 'success' });
      else sayError('notRestored');
    }
    return {
      async rename(id, name) {
        const written = await write({ kind: 'renameAdventure', id, name });
        if (!written.ok) sayError('notRenamed');
        return written.ok;
      },
      async remove(id) {
        const kept = await loadAdventure(family, id).catch(() => undefined);
        const written = await write({ kind: 'deleteAdventure', id });
        // Deleted meanwhile, in another tab or on another device, is what was wanted.
        const gone = written.ok || written.error.kind === 'missing';
        if (!gone) {
          sayError('notDeleted');
          return false;
        }
        const t = libraryWords.get();
        toast({
          title: t.deleted,
          tone: 'success',
          // One after the other is one toast each: every one of them can be taken back.
          id: `deleted ${id}`,
          ...(kept === undefined ? {} : { action: { label: t.undo, onPress: () => void bringBack(kept) } }),
        });
        return true;
      },
    };
  }, [write, family, clock]);
}

function sayError(what: 'notRestored' | 'notRenamed' | 'notDeleted'): void {
  const t = libraryWords.get();
  toast({ title: t.error, description: t[what], tone: 'destructive' });
}
