import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useChildren, useProfile } from '../../../data/read/hooks.ts';
import type { Adventure } from '../../../domain/entities/adventure.ts';
import { toldName } from '../../../domain/plain-text.ts';
import { sharedStory, toldSteps } from '../../../domain/shared-story.ts';
import { endWords } from '../../../messages/play/end.ts';
import { defaultName } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { newId, nowIso } from '../../../platform/device/clock.ts';
import { shareFile } from '../../../platform/device/download.ts';
import type { PeopleTold } from '../../../storyteller/engine/past/people-told.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { toast } from '../../../ui/Toast/toast.ts';

/** Exports the adventure as a file for a friend: the story without the names that are known to be in it. */
export function ShareStory({ adventure }: { adventure: Adventure }) {
  const t = useMessages(endWords);
  const children = useChildren();
  const profile = useProfile();
  const [busy, setBusy] = useState(false);
  if (children === undefined || profile === undefined) return null;

  const share = async (): Promise<void> => {
    setBusy(true);
    const named = await namesTold(
      adventure,
      children.map(({ name }) => toldName(name)),
    );
    if (named === null) {
      setBusy(false);
      toast({ title: t.notShared, tone: 'destructive' });
      return;
    }
    const plays = (id: string): boolean => adventure.participating_children.includes(id);
    const names = [...children].sort((a, b) => Number(plays(b.id)) - Number(plays(a.id))).map(({ name }) => name);
    const story = sharedStory(
      adventure,
      { children: [...names, ...named.children], adult: profile.adult_name, others: named.others },
      { adventure: newId(), profile: newId() },
      { place: t.anywhere, now: nowIso() },
    );
    const [shared] = story.adventures;
    const title = shared?.custom_name ?? defaultName(shared ?? adventure);
    const file = new File([JSON.stringify(story, null, 2)], `${fileName(title) || t.fileName}.json`, { type: 'application/json' });
    const how = await shareFile(file, title);
    setBusy(false);
    if (how === 'downloaded') {
      toast({
        title: t.shared,
        description: t.sharedMore({ file: file.name }),
        tone: 'success',
        duration: 9_000,
      });
    }
  };

  return (
    <Button icon={<Share2 />} busy={busy} onClick={() => void share()}>
      {t.shareWithFriend}
    </Button>
  );
}

/** Who is named in the steps and in the notes on them; null where the reader of notes can't be loaded. */
async function namesTold(adventure: Adventure, children: readonly string[]): Promise<PeopleTold | null> {
  try {
    const { peopleTold } = await import('../../../storyteller/engine/past/people-told.ts');
    const open = adventure.continuation_data;
    const steps = toldSteps(adventure);
    return peopleTold(open === null ? steps : [...steps, { notes: open.userNotes, said: open.notesSaid }], children);
  } catch {
    return null;
  }
}

/** A file name that every operating system accepts; '' if nothing of the title is left. */
function fileName(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
