import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { sharedStory } from '../../domain/shared-story.ts';
import { newId, nowIso } from '../../platform/device/clock.ts';
import { shareFile } from '../../platform/device/share-file.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/** Gives the adventure to a friend as a file: the story, and nobody's name. */
export function ShareStory({ adventure }: { adventure: Adventure }) {
  const children = useChildren();
  const profile = useProfile();
  const [busy, setBusy] = useState(false);
  if (children === undefined || profile === undefined) return null;

  const share = async (): Promise<void> => {
    setBusy(true);
    const plays = (id: string): boolean => adventure.participating_children.includes(id);
    const names = [...children].sort((a, b) => Number(plays(b.id)) - Number(plays(a.id))).map(({ name }) => name);
    const story = sharedStory(
      adventure,
      { children: names, adult: profile.adult_name },
      { adventure: newId(), profile: newId() },
      nowIso(),
    );
    const title = story.adventures[0]?.custom_name ?? 'Adventure';
    const file = new File([JSON.stringify(story, null, 2)], `${fileName(title)}.json`, { type: 'application/json' });
    const how = await shareFile(file, title);
    setBusy(false);
    if (how === 'downloaded') {
      toast({
        title: 'The story is among your downloads',
        description: `${file.name} holds no names. Your friend opens it in Play Venture under My Profile, Settings, Import.`,
        tone: 'success',
        duration: 9_000,
      });
    }
  };

  return (
    <Button size="medium" icon={<Share2 />} busy={busy} onClick={() => void share()}>
      Share with a Friend
    </Button>
  );
}

/** What every device takes for a name. */
function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'adventure'
  );
}
