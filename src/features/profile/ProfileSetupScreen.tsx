import type { ReactNode } from 'react';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { BackHome } from './BackHome.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileSetupScreen.module.css';
import type { FamilyForm } from './useFamilyForm.ts';

export type ProfileSetupScreenProps = {
  form: FamilyForm;
  header: ReactNode;
};

/** The first screen of a new family: asks who the adult is and who plays. */
export function ProfileSetupScreen({ form, header }: ProfileSetupScreenProps) {
  const t = useMessages(profileWords);
  const title = form.settingUp ? t.setUp : t.update;
  return (
    <Page
      width="form"
      header={header}
      footer={
        <StickyActions label={t.bar} others={form.settingUp ? undefined : <BackHome form={form} size="large" />}>
          <ConfirmButton form={form} />
        </StickyActions>
      }
    >
      <title>{`${title} – Play Venture`}</title>
      <div className={styles.sheet}>
        <div className={styles.opening}>
          <ViewHeading>{title}</ViewHeading>
          {form.settingUp && <p>{t.setUpText}</p>}
        </div>
        <div className={styles.picture}>
          <Scene theme="default" className={styles.scene} />
        </div>
      </div>
      <ProfileForm form={form} headingLevel={2} />
    </Page>
  );
}
