import { useEffect, useEffectEvent, useRef } from 'react';
import { useWrite } from '../../data/read/hooks.ts';
import type { Status } from '../../domain/entities/adventure.ts';
import { playWords } from '../../messages/play/play.ts';
import { afterPaint } from '../../platform/view/after-paint.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * Resumes an adventure if the view was opened for that: it is shown as active first, and saved then. True until the database has it as
 * active, or until that has failed; then a toast says so, and the adventure is shown as paused.
 */
export function useResuming(id: string, status: Status | undefined): boolean {
  const { resume } = usePlace();
  const go = useGo();
  const write = useWrite();
  const begun = useRef(false);
  const known = status !== undefined;

  /**
   * Removes the request from the address, whether it was fulfilled or failed: a reload must not resume an adventure that was paused since.
   */
  const clearRequest = useEffectEvent(() => go({ view: 'playing', adventure: id }, { replace: true }));
  const begin = useEffectEvent(async () => {
    await afterPaint();
    const resumed = await write({ kind: 'resumeAdventure', id });
    if (resumed.ok) {
      toast({ title: playWords.get().resumed, tone: 'success', id: 'resumed' });
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
