import { useCallback, useEffect, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/family-db.ts';
import { loadAdventure } from '../../data/queries.ts';
import { write } from '../../data/write.ts';
import type { Step } from '../../domain/step.ts';
import { type Move, nextMove } from '../../domain/step-machine.ts';
import { clock } from '../../platform/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { tellNextStep, topUpQueue } from '../../story/advance.ts';
import { stopAdventure, type StopKind } from '../../story/stop.ts';
import { toast } from '../../ui/Toast/toast.ts';

/** What the play screen is busy with. */
type Busy = 'nothing' | 'walking' | 'telling' | 'stopping';

export type Play = {
  busy: Busy;
  back: () => Promise<void>;
  /** Goes on; `branching` is answered when later steps would be left behind and the adult has not agreed yet. */
  next: (agreed: boolean) => Promise<'done' | 'branching'>;
  stop: (kind: StopKind) => Promise<void>;
  rename: (name: string) => Promise<boolean>;
  edit: (index: number, words: Partial<Step>) => Promise<boolean>;
  saveNotes: (text: string) => Promise<void>;
};

/** Everything that can be done while an adventure is played. Each action reads the database anew: another tab may have moved on. */
export function usePlay(db: FamilyDb, id: string): Play {
  const [busy, setBusy] = useState<Busy>('nothing');
  const working = useRef<Busy>('nothing');

  const alone = useCallback(async <T>(what: Busy, work: () => Promise<T>, instead: T): Promise<T> => {
    // Stopping never waits for a step that is being told: the story finds the adventure paused and leaves it alone.
    if (working.current !== 'nothing' && (what !== 'stopping' || working.current === 'stopping')) return instead;
    working.current = what;
    setBusy(what);
    try {
      return await work();
    } finally {
      if (working.current === what) {
        working.current = 'nothing';
        setBusy('nothing');
      }
    }
  }, []);

  const move = useCallback(
    async (what: Move): Promise<boolean> => {
      const written = await write(db, { kind: 'progress', id, move: what }, clock);
      if (!written.ok && what.kind !== 'edit') sayError('Failed to update adventure session.');
      return written.ok;
    },
    [db, id],
  );

  const tell = useCallback(async (): Promise<void> => {
    const told = await tellNextStep(db, storyPorts, id, clock);
    if (told.ok) {
      toast({ title: 'Next Step Ready', tone: 'success', id: 'step', duration: 2_500 });
      void topUpQueue(db, storyPorts, id, clock);
    } else if (told.error.kind !== 'moved') {
      console.error('No next step:', told.error);
      sayError(told.error.kind === 'storage' ? 'Failed to update adventure session.' : 'Failed to get next step. Please try again.');
    }
  }, [db, id]);

  const next = useCallback(
    (agreed: boolean) =>
      alone<'done' | 'branching'>(
        'telling',
        async () => {
          const data = (await loadAdventure(db, id))?.continuation_data;
          const what = data ? nextMove(data) : ({ kind: 'none' } as const);
          switch (what.kind) {
            case 'none':
              return 'done';
            case 'walk':
              await move({ kind: 'forward' });
              return 'done';
            case 'branch':
              if (!agreed) return 'branching';
              if (await move({ kind: 'branch' })) await tell();
              return 'done';
            case 'tell':
              await tell();
              return 'done';
          }
        },
        'done',
      ),
    [alone, db, id, move, tell],
  );

  const stop = useCallback(
    (kind: StopKind) =>
      alone(
        'stopping',
        async () => {
          const stopped = await stopAdventure(db, storyPorts, id, kind, clock);
          if (!stopped.ok) return sayError('Failed to update adventure session.');
          toast({ title: stoppedTitle[kind], tone: 'success', id: 'stopped' });
          void stopped.told.then((outcome) => {
            if (outcome === 'kept') sayKept(kind);
          });
        },
        undefined,
      ),
    [alone, db, id],
  );

  const rename = useCallback(
    async (name: string): Promise<boolean> => {
      const written = await write(db, { kind: 'renameAdventure', id, name }, clock);
      if (!written.ok) sayError('Failed to update adventure title');
      return written.ok;
    },
    [db, id],
  );

  const edit = useCallback(
    async (index: number, words: Partial<Step>): Promise<boolean> => {
      const saved = await move({ kind: 'edit', index, words });
      if (saved) toast({ title: 'Edit Saved', tone: 'success' });
      else sayError('Failed to save edit. Applied locally only.');
      return saved;
    },
    [move],
  );

  const saveNotes = useCallback(
    async (text: string): Promise<void> => {
      await move({ kind: 'notes', text });
    },
    [move],
  );

  const back = useCallback(async () => {
    await alone('walking', () => move({ kind: 'back' }), false);
  }, [alone, move]);

  // An adventure that comes up again may have room in its queue: it is packed while the family reads.
  useEffect(() => {
    void topUpQueue(db, storyPorts, id, clock);
  }, [db, id]);

  return { busy, back, next, stop, rename, edit, saveNotes };
}

function sayError(description: string): void {
  toast({ title: 'Error', description, tone: 'destructive' });
}

const stoppedTitle: Record<StopKind, string> = {
  pause: 'Adventure Paused',
  end: 'Adventure Saved!',
  complete: 'Adventure Complete!',
};

/** The service has not heard of it yet; the device has everything. */
function sayKept(kind: StopKind): void {
  if (kind === 'pause') {
    toast({ title: stoppedTitle.pause, description: 'Your progress has been saved (with local data)', tone: 'success', id: 'stopped' });
  } else {
    toast({
      title: 'Warning',
      description: 'Adventure ended but there was an issue saving the final summary. Your progress has been preserved.',
    });
  }
}
