import { useEffect, useState } from 'react';
import { closeFamily, type FamilyDb, heldMs, probeFamily } from '../../data/db.ts';
import type { Account } from '../../platform/account/account-state.ts';
import { now } from '../../platform/device/clock.ts';
import { afterFirstView } from '../../platform/view/first-view.ts';
import { preloadedFamily, setFamilyOnScreen, takeFamily } from './open-family.ts';

export type FamilyState =
  | { kind: 'opening' }
  /** Still opening, after so long that something must hold the database: most often a tab with an older version of the app. */
  | { kind: 'held' }
  | { kind: 'there'; family: FamilyDb }
  | { kind: 'failed'; message: string };

const nothing = (): undefined => undefined;

/** Starts work that the first view does not wait for. Resolves to a function that stops it. */
async function maintain(family: FamilyDb): Promise<() => void> {
  await afterFirstView();
  const { startMaintenance } = await import('../../data/files/maintenance.ts');
  return startMaintenance(family, now);
}

/** Keeps the account's family open while the account is on screen, and checks its database when the page becomes visible. */
export function useAccountFamily(account: Account): FamilyState {
  const { id, adultName } = account;
  const [state, setState] = useState<FamilyState>(() => {
    const family = preloadedFamily(id);
    return family === null ? { kind: 'opening' } : { kind: 'there', family };
  });
  useEffect(() => {
    let gone = false;
    const held = setTimeout(() => setState((before) => (before.kind === 'opening' ? { kind: 'held' } : before)), heldMs);
    const opened = takeFamily({ id, adultName });
    opened.then(
      (family) => {
        if (gone) return;
        setState((before) => (before.kind === 'there' && before.family === family ? before : { kind: 'there', family }));
        setFamilyOnScreen(family);
      },
      (error: unknown) => {
        if (!gone) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    // A family that did not open is reported above; if the code can't be loaded now, the next start does this work.
    const maintenance = opened.then(maintain).catch(() => nothing);
    const probe = (): void => {
      if (document.visibilityState === 'visible') void opened.then(probeFamily, nothing);
    };
    document.addEventListener('visibilitychange', probe);
    return () => {
      gone = true;
      clearTimeout(held);
      document.removeEventListener('visibilitychange', probe);
      setFamilyOnScreen(null);
      void maintenance.then((stop) => stop());
      opened.then(closeFamily, nothing);
    };
  }, [id, adultName]);
  return state;
}
