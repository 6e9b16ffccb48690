import { useCallback, useEffect } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import { accountNow } from '../../platform/account/account-state.ts';
import { clock } from '../../platform/device/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { afterPaint } from '../../platform/view/after-paint.ts';
import { topUpQueue } from '../../story/advance.ts';
import { type StopKind, stopAdventure } from '../../story/stop.ts';
import { type PageTurns, usePageTurns } from './page/usePageTurns.ts';
import { sayError, sayQueued, sayStopped } from './play-toasts.ts';
import { type Busy, useBusy } from './useBusy.ts';
import { type PlayWrites, usePlayWrites } from './usePlayWrites.ts';

export type Play = PageTurns &
  Omit<PlayWrites, 'move'> & {
    busy: Busy;
    /** Resolves to false if the adventure could not be stopped; the family is told. Where it is being stopped already, nothing more is done. */
    stop: (kind: StopKind) => Promise<boolean>;
  };

/** Everything that can be done while playing. Decisions are based on what the database holds, because another tab may have moved on. */
export function usePlay(db: FamilyDb, adventure: Adventure, stored: ContinuationData): Play {
  const { id, status } = adventure;
  const { busy, runExclusive } = useBusy();
  const { move, ...writes } = usePlayWrites(db, id);
  const turns = usePageTurns({ db, adventure, stored, runExclusive, move });

  const stop = useCallback(
    (kind: StopKind) =>
      runExclusive(
        'stopping',
        async () => {
          const stopped = await stopAdventure(db, storyPorts, id, kind, clock);
          if (!stopped.ok) {
            sayError('notUpdated', stopped.error.kind === 'storage' ? stopped.error.cause : undefined);
            return false;
          }
          sayStopped(kind);
          void stopped.told.then((outcome) => {
            // Without an account no service tells the story, so it has nothing to be told.
            if (outcome === 'queued' && accountNow() !== null) sayQueued(kind);
          });
          return true;
        },
        true,
      ),
    [runExclusive, db, id],
  );

  // When an adventure is opened, its queue may have room: it is filled while the family reads. A resumed adventure is on screen before it
  // is active in the database.
  useEffect(() => {
    if (status === 'active') void afterPaint().then(() => topUpQueue(db, storyPorts, id, clock));
  }, [db, id, status]);

  return { busy, ...turns, ...writes, stop };
}
