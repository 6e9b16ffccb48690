import { useEffect, useEffectEvent } from 'react';
import { profileWords } from '../../messages/profile/profile.ts';
import { readPlace, useGo } from '../../platform/view/view.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';

const leftToast = 'profile-left';

/**
 * Says that the profile was left with unsaved input, and offers the way back to it. `Back to Home` asks beforehand; the browser's Back and
 * the ways into an adventure can't be held up.
 */
export function useLeavingNotice(unsaved: boolean): void {
  const go = useGo();
  const tell = useEffectEvent(() => {
    // Whoever signs out is still at this address when the view goes, and has their drafts removed.
    if (!unsaved || location.pathname !== '/' || readPlace(location.search).view === 'profile') return;
    const t = profileWords.get();
    toast({
      title: t.left,
      id: leftToast,
      action: { label: t.edit, onPress: () => go({ view: 'profile', tab: 'settings' }) },
    });
  });
  useEffect(() => {
    dismissToast(leftToast);
    return () => tell();
  }, []);
}
