import { useMemo } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import { loadAdventure } from '../../data/read/queries.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { libraryWords } from '../../messages/library.ts';
import { toast } from '../../ui/Toast/toast.ts';

export type AdventureActions = {
  /** Resolves to false if the old name was kept. */
  rename: (id: string, name: string) => Promise<boolean>;
  /** Resolves to false if it was not deleted. A toast offers to undo it for a moment. */
  remove: (id: string) => Promise<boolean>;
};

/** The library's writes, with the toasts about them. */
export function useAdventureActions(): AdventureActions {
  const write = useWrite();
  const { family, clock } = useFamily();
  return useMemo(() => {
    /** Restores it under a new id: the deletion of the old row may have been synced already. */
    async function bringBack(adventure: Adventure): Promise<void> {
      const { id: old, ...fields } = adventure;
      const id = clock.id();
      const written = await write({ kind: 'createAdventure', id, fields });
      if (!written.ok) return sayError('notRestored');
      // Where that fails, the story at least is back.
      await import('../../data/pictures.ts').then(({ movePicture }) => movePicture(family.account, old, id)).catch(() => undefined);
      toast({ title: libraryWords.get().restored, tone: 'success' });
    }
    return {
      async rename(id, name) {
        const written = await write({ kind: 'renameAdventure', id, name });
        if (!written.ok) sayError('notRenamed');
        return written.ok;
      },
      async remove(id) {
        const before = await loadAdventure(family, id).catch(() => undefined);
        const written = await write({ kind: 'deleteAdventure', id });
        // If it was already deleted in another tab or on another device, the goal is reached.
        const gone = written.ok || written.error.kind === 'missing';
        if (!gone) {
          sayError('notDeleted');
          return false;
        }
        const t = libraryWords.get();
        toast({
          title: t.deleted,
          tone: 'success',
          // Each deletion has its own toast, so that each can be undone.
          id: `deleted ${id}`,
          ...(before === undefined ? {} : { action: { label: t.undo, onPress: () => void bringBack(before) } }),
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
