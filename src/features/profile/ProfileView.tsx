import { type ReactNode, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useDraft } from '../../platform/drafts.ts';
import { Page } from '../../ui/Page/Page.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { emptyDraft, FamilyDraft } from './family-draft.ts';
import { MyProfileScreen, type MyProfileScreenProps } from './MyProfileScreen.tsx';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { familyDraftKey, type SavedHow, useFamilyForm } from './useFamilyForm.ts';
import { useOpenEntry } from './useOpenEntry.ts';
import { type ProfileData, useProfileData } from './useProfileData.ts';

export type ProfileViewProps = Omit<MyProfileScreenProps, 'form'> & {
  signOut?: ReactNode;
  /** The child or the place whose form is open at first; null for none. */
  edit?: string | null;
  /** After the profile was saved: on towards the selector. */
  onSaved: (how: SavedHow) => void;
};

/** `?view=profile`: a family without children sets its profile up, any other sees My Profile. */
export function ProfileView(props: ProfileViewProps) {
  const stored = useProfileData();
  const kept = useDraft(familyDraftKey(useFamily().family.account), FamilyDraft);
  if (stored !== null && kept !== undefined) return <Loaded {...props} stored={stored} kept={kept ?? emptyDraft} />;
  return (
    <Page header={props.header} aria-busy="true">
      <Stack>
        <output>Loading your profile...</output>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton shape="block" height="24rem" />
      </Stack>
    </Page>
  );
}

function Loaded({ stored, kept, onSaved, signOut, edit = null, ...props }: ProfileViewProps & { stored: ProfileData; kept: FamilyDraft }) {
  const form = useFamilyForm(stored, kept, onSaved);
  useOpenEntry(form, edit);
  const [beganEmpty] = useState(stored.children.length === 0);
  // Children may arrive from another device while the first ones are being typed here: the page that is typed on stays.
  const setup = beganEmpty && (form.settingUp || form.dirty);
  return setup ? (
    <ProfileSetupScreen form={form} header={props.header} help={props.help} signOut={signOut} onHome={props.onHome} />
  ) : (
    <MyProfileScreen {...props} form={form} />
  );
}
