import { useNavigate } from 'react-router-dom';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { DangerZone } from '../../features/account/DangerZone.tsx';
import { SignOutButton } from '../../features/account/SignOutButton.tsx';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { AdventureHistory } from '../../features/library/AdventureHistory.tsx';
import { UnderWay } from '../../features/library/UnderWay.tsx';
import type { ProfileTab } from '../../features/profile/MyProfileScreen.tsx';
import { ProfileView } from '../../features/profile/ProfileView.tsx';
import { YourData } from '../../features/your-data/YourData.tsx';
import { usePlace } from '../../platform/view.ts';
import { SettingsPanel } from '../SettingsPanel.tsx';
import { ShellHeader } from '../ShellHeader.tsx';
import { useShell } from '../shell-context.ts';

type Props = {
  onHome: () => void;
  /** The profile stands: on to the selector. */
  onSaved: () => void;
  onResume: (adventure: AdventureSummary) => void;
  onPlayAgain: (adventure: AdventureSummary) => void;
};

/** `?view=profile`: setting up, or My Profile with everything that belongs in it. */
export function FamilyView({ onHome, onSaved, onResume, onPlayAgain }: Props) {
  const { sync } = useShell();
  const { tab, edit, go } = usePlace();
  const navigate = useNavigate();
  return (
    <ProfileView
      // (another entry to edit is another beginning; what was typed is kept)
      key={edit}
      edit={edit}
      header={
        <ShellHeader>
          <HelpButton topic="profile" />
          <SignOutButton flush={sync.flush} />
        </ShellHeader>
      }
      initialTab={isTab(tab) ? tab : 'overview'}
      onTabChange={(next) => go({ view: 'profile', tab: next, edit }, { replace: true })}
      underWay={<UnderWay onResume={onResume} onPlayAgain={onPlayAgain} />}
      history={<AdventureHistory onResume={onResume} onPlayAgain={onPlayAgain} />}
      settings={<SettingsPanel />}
      yourData={<YourData />}
      dangerZone={<DangerZone onDeleted={() => void navigate('/auth', { replace: true })} />}
      onHome={onHome}
      onSaved={onSaved}
    />
  );
}

function isTab(tab: string | null): tab is ProfileTab {
  return tab === 'overview' || tab === 'history' || tab === 'settings';
}
