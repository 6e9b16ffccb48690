import { useEffect, useEffectEvent, useRef } from 'react';
import { useWrite } from '../../data/read/hooks.ts';
import type { Status } from '../../domain/entities/adventure.ts';
import { playWords } from '../../messages/play.ts';
import { afterPaint } from '../../platform/view/after-paint.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * Goes on with an adventure that the view was opened to resume: it is shown first, and written then. True from the first moment until the database
 * has it active, or refuses; what refuses is said, and the adventure is shown as the paused one that it is.
 */
export function useResuming(id: string, status: Status | undefined): boolean {
  const { resume } = usePlace();
  const go = useGo();
  const write = useWrite();
  const begun = useRef(false);
  const known = status !== undefined;

  /** The wish is fulfilled, or can't be: a page that is loaded again must not resume what was paused since. */
  const settle = useEffectEvent(() => go({ view: 'playing', adventure: id }, { replace: true }));
  const begin = useEffectEvent(async () => {
    await afterPaint();
    const resumed = await write({ kind: 'resumeAdventure', id });
    if (resumed.ok) {
      toast({ title: playWords.get().resumed, tone: 'success', id: 'resumed' });
    } else {
      toast({ title: playWords.get().error, description: playWords.get().notUpdated, tone: 'destructive' });
      settle();
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
    // The page is read before its address is right.
    void afterPaint().then(() => gone || settle());
    return () => {
      gone = true;
    };
  }, [resume, status]);

  return resume;
}
