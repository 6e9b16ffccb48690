import { useEffect } from 'react';
import { appWords } from '../../messages/app/app.ts';
import { afterFirstView } from '../../platform/view/first-view.ts';
import type { CheckResult } from '../../story/check.ts';
import { toast } from '../../ui/Toast/toast.ts';

async function ask(userId: string): Promise<CheckResult> {
  await afterFirstView();
  const [{ callService }, { checkPreviousAdventures }] = await Promise.all([
    import('../../platform/story.ts'),
    import('../../story/check.ts'),
  ]);
  return checkPreviousAdventures(callService, userId);
}

/**
 * Asks the service for previous adventures, once per browser session and user. Without a connection it sends no request and shows no toast,
 * because the badge already says so; the next start asks again. `onKnown` receives how many the service knows.
 */
export function usePreviousCheck(userId: string, ready: boolean, onKnown: (count: number) => void): void {
  useEffect(() => {
    const key = `previous_checked:${userId}`;
    if (!ready || !navigator.onLine || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'yes');
    void ask(userId).then((result) => {
      const t = appWords.get();
      switch (result.kind) {
        case 'known':
          return onKnown(result.adventures.length);
        case 'timeout':
          return toast({
            title: t.timeout,
            description: t.timeoutText,
            tone: 'destructive',
          });
        case 'network':
          return toast({
            title: t.network,
            description: t.networkText,
            tone: 'destructive',
          });
        case 'nothing':
          return undefined;
      }
    });
  }, [userId, ready, onKnown]);
}
