import { useEffect } from 'react';
import { useAdventures, useChildren, useEnvironments, useProfile, useQuarantine } from '../../data/read/hooks.ts';
import type { AdventureSummary } from '../../data/read/parse.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import { profileWords } from '../../messages/profile.ts';
import { toast } from '../../ui/Toast/toast.ts';

/** The family as it is stored. */
export type ProfileData = { adultName: string; children: Child[]; environments: Environment[]; adventures: AdventureSummary[] };

const tables = new Set(['profile', 'children', 'environments']);

/** Live; null while it is loading. Rows that this version can't read are left out and reported in a toast. */
export function useProfileData(): ProfileData | null {
  const profile = useProfile();
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const unreadable = useQuarantine()?.filter((entry) => tables.has(entry.table));
  const trouble = unreadable !== undefined && unreadable.length > 0;
  // An unreadable profile row is treated as a profile without a name; waiting for it would never end.
  const nameless = unreadable?.some((entry) => entry.table === 'profile') === true;

  useEffect(() => {
    if (!trouble) return;
    const t = profileWords.get();
    toast({
      title: t.loadFailed,
      description: t.loadFailedText,
      tone: 'destructive',
      id: 'profile-trouble',
    });
  }, [trouble]);

  if ((profile === undefined && !nameless) || children === undefined || environments === undefined || adventures === undefined) return null;
  return { adultName: profile?.adult_name ?? '', children, environments, adventures };
}
