import { useMemo } from 'react';
import { useWrite } from '../../data/hooks.ts';
import { toast } from '../../ui/Toast/toast.ts';

export type SessionActions = {
  /** False where the old name stands. */
  rename: (id: string, name: string) => Promise<boolean>;
  /** False where it is still there. */
  remove: (id: string) => Promise<boolean>;
};

/** What the library writes, and what it says about it. */
export function useSessionActions(): SessionActions {
  const write = useWrite();
  return useMemo(
    () => ({
      async rename(id, name) {
        const written = await write({ kind: 'renameAdventure', id, name });
        if (!written.ok) toast({ title: 'Error', description: 'Failed to update adventure title', tone: 'destructive' });
        return written.ok;
      },
      async remove(id) {
        const written = await write({ kind: 'deleteAdventure', id });
        // Deleted meanwhile, in another tab or on another device, is what was wanted.
        const gone = written.ok || written.error.kind === 'missing';
        if (gone) toast({ title: 'Session deleted', tone: 'success' });
        else toast({ title: 'Error', description: 'Failed to delete adventure session.', tone: 'destructive' });
        return gone;
      },
    }),
    [write],
  );
}
