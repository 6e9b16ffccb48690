import { useEffect, useEffectEvent, useRef } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { useChildren, useWrite } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { playersToday } from '../../domain/players.ts';
import { playWords } from '../../messages/play/play.ts';
import { clock } from '../../platform/device/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { afterPaint } from '../../platform/view/after-paint.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { suitTold } from '../../story/suit.ts';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * Resumes an adventure if the view was opened for that: it is shown as active first, and saved then. True until the database has it as
 * active, or until that has failed; then a toast says so, and the adventure is shown as paused. Where none of its children is in the family, as in
 * a friend's story, today's children play it from then on; what is told already was not fitted to them, and a toast says that. What they can't do is taken out of
 * the steps that are still to be played.
 */
export function useResuming(db: FamilyDb, id: string, adventure: Adventure | null | undefined): boolean {
  const { resume } = usePlace();
  const go = useGo();
  const write = useWrite();
  const begun = useRef(false);
  const status = adventure?.status;
  const children = useChildren();
  const known = status !== undefined && children !== undefined;

  /**
   * Removes the request from the address, whether it was fulfilled or failed: a reload must not resume an adventure that was paused since.
   */
  const clearRequest = useEffectEvent(() => go({ view: 'playing', adventure: id }, { replace: true }));
  const begin = useEffectEvent(async () => {
    await afterPaint();
    const before = adventure?.participating_children ?? [];
    const today = playersToday(before, children ?? []);
    const others = today.some((child) => !before.includes(child));
    const resumed = await write({ kind: 'resumeAdventure', id, ...(others && { players: today }) });
    if (resumed.ok) {
      const description = others ? { description: playWords.get().toldForOthers, duration: 12_000 } : {};
      toast({ title: playWords.get().resumed, ...description, tone: 'success', id: 'resumed' });
      if (await suitTold(db, storyPorts, id, clock)) toast({ title: playWords.get().madeToSuit, duration: 12_000, id: 'suited' });
    } else {
      toast({ title: playWords.get().error, description: playWords.get().notUpdated, tone: 'destructive' });
      clearRequest();
    }
  });

  useEffect(() => {
    if (!resume) begun.current = false;
    else if (known && !begun.current) {
      begun.current = true;
      void begin();
    }
  }, [resume, known]);
  useEffect(() => {
    if (!resume || status !== 'active') return undefined;
    let gone = false;
    // The page is painted first; its address is changed afterwards.
    void afterPaint().then(() => gone || clearRequest());
    return () => {
      gone = true;
    };
  }, [resume, status]);

  return resume;
}
