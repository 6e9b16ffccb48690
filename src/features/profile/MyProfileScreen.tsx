import { BookOpen, History, Settings as SettingsIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo, usePlace } from '../../platform/view/view.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { BackHome } from './BackHome.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import styles from './MyProfileScreen.module.css';
import { Overview } from './Overview.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { FamilyForm } from './useFamilyForm.ts';

type ProfileTab = 'overview' | 'history' | 'settings';

export type MyProfileScreenProps = {
  form: FamilyForm;
  header: ReactNode;
  /** Shown on the overview: the adventures in progress. */
  underWay: ReactNode;
  history: ReactNode;
  /** Shown in the settings, under the profile: light, text size and so on. */
  settings: ReactNode;
  /** The part for export and import. */
  yourData: ReactNode;
  dangerZone: ReactNode;
};

/** Everything about the family in tabs; the open one is in the address. */
export function MyProfileScreen(props: MyProfileScreenProps) {
  const { form, header, underWay, history, settings, yourData, dangerZone } = props;
  const t = useMessages(profileWords);
  const place = usePlace();
  const go = useGo();
  const tab = isTab(place.tab) ? place.tab : 'overview';

  function open(next: ProfileTab): void {
    go({ view: 'profile', tab: next, edit: place.edit }, { replace: true });
  }

  const toForm = useRef(false);
  const arriveAtForm = (heading: HTMLHeadingElement | null): void => {
    if (heading === null || !toForm.current) return;
    toForm.current = false;
    heading.focus();
  };

  function edit(): void {
    open('settings');
    // The button that was pressed goes with its tab.
    toForm.current = true;
  }

  return (
    <Page header={header}>
      <title>{`${t.mine} – Play Venture`}</title>
      <div className={styles.top}>
        <ViewHeading>{t.mine}</ViewHeading>
        <div className={styles.exits}>
          <BackHome form={form} />
        </div>
      </div>
      <Tabs
        label={t.mine}
        className={styles.tabs}
        value={tab}
        onValueChange={open}
        tabs={[
          {
            value: 'overview',
            label: t.overview,
            icon: <BookOpen />,
            content: <Overview stored={form.stored} underWay={underWay} onEdit={edit} />,
          },
          { value: 'history', label: t.history, icon: <History />, content: history },
          {
            value: 'settings',
            label: t.settings,
            icon: <SettingsIcon />,
            content: (
              <div className={styles.settings}>
                <Stack as="section" gap={5}>
                  <Heading level={2} ref={arriveAtForm} tabIndex={-1}>
                    {t.update}
                  </Heading>
                  <ProfileForm form={form} headingLevel={3} onSheet />
                  <div>
                    <ConfirmButton form={form} />
                  </div>
                </Stack>
                {settings}
                {yourData}
                <div>{dangerZone}</div>
              </div>
            ),
          },
        ]}
      />
    </Page>
  );
}

function isTab(tab: string | null): tab is ProfileTab {
  return tab === 'overview' || tab === 'history' || tab === 'settings';
}
