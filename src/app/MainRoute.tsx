import { FamilyProvider } from '../data/family-context.tsx';
import type { Account, SessionState } from '../platform/account-state.ts';
import { clock } from '../platform/clock.ts';
import { FamilyTrouble } from './FamilyTrouble.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { MainApp } from './MainApp.tsx';
import { useFamilyDb } from './useFamilyDb.ts';

type Props = { account: Account; session: SessionState };

/** `/`: the family's database is opened, then everything in it is the screens' truth. */
export function MainRoute({ account, session }: Props) {
  const family = useFamilyDb(account);
  switch (family.kind) {
    case 'opening':
      return <LoadingPage />;
    case 'failed':
      return <FamilyTrouble kind="failed" detail={family.message} />;
    case 'open':
      return (
        <FamilyProvider db={family.db} clock={clock}>
          <MainApp db={family.db} account={account} session={session} />
        </FamilyProvider>
      );
  }
}
