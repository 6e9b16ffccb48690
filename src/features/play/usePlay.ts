import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { loadAdventure } from '../../data/read/queries.ts';
import { write } from '../../data/write/write.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import type { Step } from '../../domain/step.ts';
import { type Move, nextMove, walkBack, walkForward } from '../../domain/step-machine.ts';
import { playWords } from '../../messages/play.ts';
import { clock } from '../../platform/device/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { afterPaint } from '../../platform/view/after-paint.ts';
import { tellNextStep, topUpQueue } from '../../story/advance.ts';
import { type StopKind, stopAdventure } from '../../story/stop.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { type Noted, withNoted } from './texts.ts';
import { useAhead } from './useAhead.ts';

/** What takes longer than this, in ms, is seen to be under way. */
const busyAfterMs = 50;

/** What the play screen is busy with. */
export type Busy = 'nothing' | 'telling' | 'stopping';

export type Play = {
  busy: Busy;
  /** What is on screen: the page just turned to, before the disk has it. */
  data: ContinuationData;
  back: () => Promise<void>;
  /**
   * Goes on from a page with these notes; `branching` is answered when later steps would be left behind and the adult has not agreed yet.
   * `inStory`: the adult has said that the notes are of the story.
   */
  next: (noted: Noted, how: { agreed: boolean; inStory: boolean }) => Promise<'done' | 'branching'>;
  /** Keeps the text as the adult's own, out of the story. */
  setAside: (text: string) => Promise<void>;
  stop: (kind: StopKind) => Promise<void>;
  rename: (name: string) => Promise<boolean>;
  edit: (index: number, words: Partial<Step>) => Promise<boolean>;
  saveNotes: (noted: Noted) => Promise<void>;
  /** Drops what was understood in the notes, by its key, or takes it back in. */
  dropNote: (key: string, dropped: boolean) => void;
};

/**
 * Everything that can be done while an adventure is played. A page turns at once and is written then; what is written is decided by what
 * the database holds: another tab may have moved on. `quiet`: a step that comes is not cheered.
 */
export function usePlay(db: FamilyDb, adventure: Adventure, stored: ContinuationData, quiet: boolean): Play {
  const { id } = adventure;
  const quietNow = useRef(quiet);
  useLayoutEffect(() => {
    quietNow.current = quiet;
  }, [quiet]);
  const { data, now, show, settle } = useAhead(stored);
  const [busy, setBusy] = useState<Busy>('nothing');
  const working = useRef<{ what: Busy } | null>(null);

  /** One piece of work at a time; `free` ends its hold early: what is left of it needs nobody to wait. */
  const alone = useCallback(async <T>(what: Busy, work: (free: () => void) => Promise<T>, instead: T): Promise<T> => {
    // Stopping never waits for a step that is being told: the story finds the adventure paused and leaves it alone.
    if (working.current !== null && (what !== 'stopping' || working.current.what === 'stopping')) return instead;
    const own = { what };
    const free = (): void => {
      if (working.current !== own) return;
      working.current = null;
      setBusy('nothing');
    };
    working.current = own;
    // Most pages turn at once: a button that is busy for no time would only flicker.
    setTimeout(() => working.current === own && setBusy(what), busyAfterMs);
    try {
      return await work(free);
    } finally {
      free();
    }
  }, []);

  const move = useCallback(
    async (what: Move): Promise<boolean> => {
      const written = await write(db, { kind: 'progress', id, move: what }, clock);
      if (!written.ok && what.kind !== 'edit') sayError('notUpdated');
      return written.ok;
    },
    [db, id],
  );

  /** Turns to a page that is here already: seen at once, then written. Turns are written in their order. */
  const turn = useCallback(
    async (to: ContinuationData, what: Move, free: () => void): Promise<void> => {
      const turned = show(to);
      free();
      await afterPaint();
      await move(what);
      settle(turned, await stands(db, id));
    },
    [db, id, move, settle, show],
  );

  const tell = useCallback(
    async (free: () => void, { seen, inStory }: { seen?: Adventure; inStory: boolean }): Promise<void> => {
      let turned = 0;
      const onTold = (to: ContinuationData): Promise<void> => {
        turned = show(to);
        free();
        return afterPaint();
      };
      const told = await tellNextStep(db, storyPorts, id, clock, { ...(seen && { seen }), onTold, inStory });
      settle(turned, await stands(db, id));
      if (told.ok) {
        if (!quietNow.current) toast({ title: playWords.get().nextReady, tone: 'success', id: 'step', duration: 2_500 });
        void topUpQueue(db, storyPorts, id, clock);
      } else if (told.error.kind !== 'moved') {
        console.error('No next step:', told.error);
        sayError(told.error.kind === 'storage' ? 'notUpdated' : 'noNextStep');
      }
    },
    [db, id, settle, show],
  );

  const next = useCallback(
    (noted: Noted, { agreed, inStory }: { agreed: boolean; inStory: boolean }) =>
      alone<'done' | 'branching'>(
        'telling',
        async (free) => {
          const open = withNoted(now(), noted);
          const what = nextMove(open);
          switch (what.kind) {
            case 'none':
              return 'done';
            case 'walk':
              await turn(walkForward(open), { kind: 'forward' }, free);
              return 'done';
            case 'branch':
              if (!agreed) return 'branching';
              if (await move({ kind: 'branch' })) await tell(free, { inStory });
              return 'done';
            case 'tell':
              await tell(free, { seen: { ...adventure, continuation_data: open }, inStory });
              return 'done';
          }
        },
        'done',
      ),
    [adventure, alone, move, now, tell, turn],
  );

  const stop = useCallback(
    (kind: StopKind) =>
      alone(
        'stopping',
        async () => {
          const stopped = await stopAdventure(db, storyPorts, id, kind, clock);
          if (!stopped.ok) return sayError('notUpdated');
          toast({ title: playWords.get().stopped[kind], tone: 'success', id: 'stopped' });
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
      if (!written.ok) sayError('notRenamed');
      return written.ok;
    },
    [db, id],
  );

  const edit = useCallback(
    async (index: number, words: Partial<Step>): Promise<boolean> => {
      const saved = await move({ kind: 'edit', index, words });
      if (saved) toast({ title: playWords.get().edited, tone: 'success' });
      else sayError('notEdited');
      return saved;
    },
    [move],
  );

  const saveNotes = useCallback(
    async ({ text, said }: Noted): Promise<void> => {
      await move({ kind: 'notes', text, said: [...said] });
    },
    [move],
  );

  const dropNote = useCallback((key: string, dropped: boolean): void => void move({ kind: 'drop', key, dropped }), [move]);
  const setAside = useCallback(
    async (text: string): Promise<void> => {
      await move({ kind: 'setAside', text });
    },
    [move],
  );

  const back = useCallback(() => alone('telling', (free) => turn(walkBack(now()), { kind: 'back' }, free), undefined), [alone, now, turn]);

  // An adventure that comes up again may have room in its queue: it is packed while the family reads. One that is being resumed is shown before
  // the database has it active.
  const { status } = adventure;
  useEffect(() => {
    if (status === 'active') void topUpQueue(db, storyPorts, id, clock);
  }, [db, id, status]);

  return { busy, data, back, next, stop, rename, edit, saveNotes, dropNote, setAside };
}

/** Where the story stands in the database; null where it is over, or gone. */
async function stands(db: FamilyDb, id: string): Promise<ContinuationData | null> {
  return (await loadAdventure(db, id).catch(() => undefined))?.continuation_data ?? null;
}

function sayError(what: 'notUpdated' | 'noNextStep' | 'notRenamed' | 'notEdited'): void {
  const t = playWords.get();
  toast({ title: t.error, description: t[what], tone: 'destructive' });
}

/** The service has not heard of it yet; the device has everything. */
function sayKept(kind: StopKind): void {
  const t = playWords.get();
  if (kind === 'pause') toast({ title: t.stopped.pause, description: t.pausedHere, tone: 'success', id: 'stopped' });
  else toast({ title: t.warning, description: t.noSummary });
}
