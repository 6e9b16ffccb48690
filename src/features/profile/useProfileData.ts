import { useEffect } from 'react';
import { useAdultName, useAdventures, useChildren, useEnvironments, useQuarantine } from '../../data/read/hooks.ts';
import type { AdventureSummary } from '../../data/read/parse.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import { profileWords } from '../../messages/profile/profile.ts';
import { toast } from '../../ui/Toast/toast.ts';

/** The family as it is stored. */
export type ProfileData = { adultName: string; children: Child[]; environments: Environment[]; adventures: AdventureSummary[] };

const tables = new Set(['profile', 'children', 'environments']);

/** Live; null while it is loading. Rows that this version can't read are left out and reported in a toast. */
export function useProfileData(): ProfileData | null {
  const adultName = useAdultName();
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const trouble = useQuarantine()?.some((entry) => tables.has(entry.table)) === true;

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

  if (adultName === undefined || children === undefined || environments === undefined || adventures === undefined) return null;
  return { adultName: adultName ?? '', children, environments, adventures };
}
