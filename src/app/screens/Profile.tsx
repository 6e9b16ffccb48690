import { DangerZone } from '../../features/account/session/DangerZone.tsx';
import { SignOutButton } from '../../features/account/session/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { AdventureHistory } from '../../features/library/AdventureHistory.tsx';
import { InProgress } from '../../features/library/continue/InProgress.tsx';
import { ProfileView } from '../../features/profile/ProfileView.tsx';
import { KeptApartNotice } from '../../features/try/KeptApartNotice.tsx';
import { RemoveZone } from '../../features/try/RemoveZone.tsx';
import { YourData } from '../../features/your-data/YourData.tsx';
import { usePlace } from '../../platform/view/view.ts';
import { SettingsPanel } from '../shell/SettingsPanel.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';
import { useShell } from '../shell/shell-context.ts';

/** `/?view=profile`: setting up a family, or My Profile with all its tabs. */
export function Profile() {
  const { account, session, sync } = useShell();
  const alone = session === 'none';
  const { edit } = usePlace();
  return (
    <ProfileView
      // Remounts for another entry; what was typed is kept as a draft.
      key={edit}
      header={
        <ShellHeader>
          <HelpButton topic="profile" />
          {!alone && <SignOutButton flush={sync.flush} />}
        </ShellHeader>
      }
      underWay={<InProgress />}
      history={<AdventureHistory />}
      settings={<SettingsPanel hasAccount={!alone} />}
      yourData={<YourData />}
      dangerZone={
        alone ? (
          <RemoveZone />
        ) : (
          <>
            <KeptApartNotice account={account.id} />
            <DangerZone />
          </>
        )
      }
    />
  );
}
