import { useEffect, useEffectEvent } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useDraft } from '../../platform/typing/drafts.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { Page } from '../../ui/Page/Page.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { emptyFamilyDraft, FamilyDraft } from './family-draft.ts';
import { MyProfileScreen, type MyProfileScreenProps } from './MyProfileScreen.tsx';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { type FamilyForm, familyDraftKey, useFamilyForm } from './useFamilyForm.ts';
import { useLeavingNotice } from './useLeavingNotice.ts';
import { type ProfileData, useProfileData } from './useProfileData.ts';

export type ProfileViewProps = Omit<MyProfileScreenProps, 'form'>;

/** `?view=profile`: the setup for a family without children, My Profile for any other. After saving it leads on to the selector. */
export function ProfileView(props: ProfileViewProps) {
  const t = useMessages(profileWords);
  const stored = useProfileData();
  const unsaved = useDraft(familyDraftKey(useFamily().family.account), FamilyDraft);
  if (stored !== null && unsaved !== undefined) return <Loaded {...props} stored={stored} unsaved={unsaved ?? emptyFamilyDraft} />;
  return (
    <Page header={props.header} aria-busy="true">
      <Stack>
        <output>{t.loading}</output>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton shape="block" height="24rem" />
      </Stack>
    </Page>
  );
}

function Loaded({ stored, unsaved, ...props }: ProfileViewProps & { stored: ProfileData; unsaved: FamilyDraft }) {
  const go = useGo();
  const { edit } = usePlace();
  const form = useFamilyForm(stored, unsaved, () => go({ view: 'selector' }));
  useOpenEntry(form, edit);
  useLeavingNotice(form.dirty && !form.settingUp);
  // Children may arrive from another device while the first ones are being typed: the setup stays on screen until it is saved.
  const setup = form.beganEmpty && (form.settingUp || form.dirty);
  return setup ? <ProfileSetupScreen form={form} header={props.header} /> : <MyProfileScreen {...props} form={form} />;
}

/** Opens the form for the child or the place with this id, once, unless something is already being typed in the same form. */
function useOpenEntry(form: FamilyForm, id: string | null): void {
  const open = useEffectEvent((wanted: string) => {
    const child = form.members.find((other) => other.id === wanted);
    const place = form.stored.environments.find((other) => other.id === wanted);
    if (child !== undefined) {
      form.setTab('children');
      if (form.draft.editing === null) form.child.open(child);
    }
    if (place !== undefined) {
      form.setTab('environments');
      if (form.draft.place === null) form.place.open(place);
    }
  });
  useEffect(() => {
    if (id !== null) open(id);
  }, [id]);
}
