import { useEffect } from 'react';
import { callService } from '../platform/story.ts';
import { checkPreviousAdventures } from '../story/check.ts';
import { toast } from '../ui/Toast/toast.ts';

/**
 * Asks the service for previous adventures, once per browser session and user. With no connection at all there is no
 * request and no toast (the badge says it), and the next opening asks. `onKnown` is told how many the service knows.
 */
export function usePreviousCheck(userId: string, ready: boolean, onKnown: (count: number) => void): void {
  useEffect(() => {
    const key = `previous_checked:${userId}`;
    if (!ready || !navigator.onLine || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'yes');
    void checkPreviousAdventures(callService, userId).then((result) => {
      switch (result.kind) {
        case 'known':
          return onKnown(result.adventures.length);
        case 'timeout':
          return toast({
            title: 'Connection timeout',
            description: 'Unable to check for previous adventures. You can still start new ones.',
            tone: 'destructive',
          });
        case 'network':
          return toast({
            title: 'Network issue',
            description: 'Could not connect to adventure service. You can still start new adventures.',
            tone: 'destructive',
          });
        case 'nothing':
          return undefined;
      }
    });
  }, [userId, ready, onKnown]);
}
