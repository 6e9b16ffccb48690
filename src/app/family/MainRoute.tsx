import { FamilyProvider } from '../../data/family-context.tsx';
import type { Account } from '../../platform/account/account-state.ts';
import { clock } from '../../platform/device/clock.ts';
import { FamilyTrouble } from '../notices/FamilyTrouble.tsx';
import { CurrentView } from '../shell/CurrentView.tsx';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { MainApp } from '../shell/MainApp.tsx';
import type { ShellSession } from '../shell/shell-context.ts';
import { useAccountFamily } from './useAccountFamily.ts';

export type MainProps = { account: Account; session: ShellSession };

/** `/`: the current view once the family's database is open, a loading page until then, and a page of its own where it takes too long or can't be opened. */
export function MainRoute({ account, session }: MainProps) {
  const state = useAccountFamily(account);
  switch (state.kind) {
    case 'opening':
      return <LoadingPage />;
    case 'held':
      return <FamilyTrouble kind="held" />;
    case 'failed':
      return <FamilyTrouble kind="failed" detail={state.message} />;
    case 'there':
      return (
        <FamilyProvider family={state.family} clock={clock}>
          <MainApp account={account} session={session}>
            <CurrentView />
          </MainApp>
        </FamilyProvider>
      );
  }
}
