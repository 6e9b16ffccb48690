import { useCallback } from 'react';
import type { FamilyDb } from '../../../data/db.ts';
import { loadAdventure } from '../../../data/read/queries.ts';
import type { Adventure, ContinuationData } from '../../../domain/entities/adventure.ts';
import { type Move, nextMove, walkBack, walkForward } from '../../../domain/steps/step-machine.ts';
import { clock } from '../../../platform/device/clock.ts';
import { storyPorts } from '../../../platform/story.ts';
import { afterPaint } from '../../../platform/view/after-paint.ts';
import { tellNextStep, topUpQueue } from '../../../story/advance.ts';
import { type Noted, withNoted } from '../notes/texts.ts';
import { sayError } from '../play-toasts.ts';
import type { RunExclusive } from '../useBusy.ts';
import type { PlayWrites } from '../usePlayWrites.ts';
import { type Pages, useOptimisticPages } from './useOptimisticPages.ts';

export type PageTurns = {
  /** What is on screen: the page just turned to, even before it is saved. */
  data: ContinuationData;
  back: () => Promise<void>;
  /**
   * Goes on from a page with these notes. `inStory`: the adult has said that notes which sound like trouble are only part of the story.
   * `agreed`: the adult has agreed to discard later steps.
   */
  next: (noted: Noted, how: { agreed: boolean; inStory: boolean }) => Promise<Turned>;
};

/** `told`: a new step is on screen. `branching`: nothing was done, because it would discard later steps. `done`: anything else. */
export type Turned = 'told' | 'branching' | 'done';

type Options = {
  db: FamilyDb;
  adventure: Adventure;
  /** The story as the database holds it. */
  stored: ContinuationData;
  runExclusive: RunExclusive;
  move: PlayWrites['move'];
};

/** Turns the pages: a known page is shown at once and then saved; an unknown one is told first. */
export function usePageTurns({ db, adventure, stored, runExclusive, move }: Options): PageTurns {
  const { id } = adventure;
  const { data, now, show, reconcile } = useOptimisticPages(stored);

  /** Turns to a page that is known already: shown first, then saved. Turns are saved in order. */
  const turn = useCallback(
    async (to: ContinuationData, what: Move, free: () => void): Promise<void> => {
      const turned = show(to);
      free();
      await afterPaint();
      await move(what);
      reconcile(turned, await stands(db, id));
    },
    [db, id, move, reconcile, show],
  );

  const tell = useTelling({ db, adventure, show, reconcile });

  const next = useCallback(
    (noted: Noted, { agreed, inStory }: { agreed: boolean; inStory: boolean }) =>
      runExclusive<Turned>(
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
              return (await move({ kind: 'branch' })) ? tell(free, { inStory }) : 'done';
            case 'tell':
              return tell(free, { seen: { ...adventure, continuation_data: open }, inStory });
          }
        },
        'done',
      ),
    [adventure, runExclusive, move, now, tell, turn],
  );

  const back = useCallback(
    () => runExclusive('telling', (free) => turn(walkBack(now()), { kind: 'back' }, free), undefined),
    [runExclusive, now, turn],
  );

  return { data, back, next };
}

type TellingOptions = Pick<Options, 'db' | 'adventure'> & Pick<Pages, 'show' | 'reconcile'>;

/** Tells a page that is not known yet: shown as soon as it is told, then saved. `free`: to be called once the page is on screen. */
function useTelling({ db, adventure: { id }, show, reconcile }: TellingOptions) {
  return useCallback(
    async (free: () => void, { seen, inStory }: { seen?: Adventure; inStory: boolean }): Promise<'told' | 'done'> => {
      const shown = { turn: 0, step: '' };
      const onTold = (to: ContinuationData): Promise<void> => {
        shown.turn = show(to);
        shown.step = to.adventureSteps.at(-1)?.id ?? '';
        free();
        return afterPaint();
      };
      const told = await tellNextStep(db, storyPorts, id, clock, { ...(seen && { seen }), onTold, inStory });
      const held = await stands(db, id);
      reconcile(shown.turn, held);
      if (told.ok) {
        void topUpQueue(db, storyPorts, id, clock);
        // If another tab has told its step first, that one is on screen now.
        return held?.adventureSteps.some((step) => step.id === shown.step) === true ? 'told' : 'done';
      }
      if (told.error.kind !== 'moved') {
        console.error('No next step:', told.error);
        if (told.error.kind === 'storage') sayError('notUpdated', told.error.cause);
        else sayError('noNextStep');
      }
      return 'done';
    },
    [db, id, reconcile, show],
  );
}

/** The story's current state in the database; null if the adventure is over or deleted. */
async function stands(db: FamilyDb, id: string): Promise<ContinuationData | null> {
  return (await loadAdventure(db, id).catch(() => undefined))?.continuation_data ?? null;
}
