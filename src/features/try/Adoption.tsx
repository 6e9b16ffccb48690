import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { useFamily } from '../../data/family-context.tsx';
import { holdsAnything } from '../../data/files/adopt.ts';
import { adoptionWords } from '../../messages/try/adoption.ts';
import { accountNow } from '../../platform/account/account-state.ts';
import { adoptGuest, keepApart, loadGuest } from '../../platform/account/guest-family.ts';
import { useFirstView } from '../../platform/view/first-view.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { AdoptionCard, type AdoptionPhase } from './AdoptionCard.tsx';

type Props = {
  /** Whether the account's data has arrived: `no` if the server can't be reached now. */
  answered: 'yes' | 'no' | 'waiting';
  /** Asks the server again. */
  onRetry: () => void;
  /** Continues without the guest family for now; the next start asks again. */
  onLater: () => void;
};

/**
 * Shown when somebody signs in on a device with a guest family (one without an account). It moves into an empty account by itself; into an
 * account with a family, or one that a link has opened, only if the adult agrees. Replaces all other views until the family is moved or kept apart.
 */
export function Adoption({ answered, onRetry, onLater }: Props) {
  const { family } = useFamily();
  const { account } = family;
  const [phase, setPhase] = useState<AdoptionPhase>({ kind: 'looking' });
  const moving = useRef(false);
  useFirstView(true);

  async function move(): Promise<void> {
    const guest = await loadGuest();
    if (guest === null || moving.current) return;
    moving.current = true;
    setPhase({ kind: 'moving' });
    const moved = await adoptGuest(guest, family);
    moving.current = false;
    if (!moved.ok) setPhase({ kind: 'failed', fault: moved.error });
    else toast({ title: adoptionWords.get().came, description: adoptionWords.get().cameText, tone: 'success' });
  }

  const act = useEffectEvent((decision: Decision) => {
    if (decision === 'move') void move();
    if (decision === 'ask' || decision === 'ask-empty') setPhase({ kind: 'asking', other: decision === 'ask' });
  });

  useEffect(() => {
    let left = false;
    decide(family, answered).then(
      (decision) => (left ? undefined : act(decision)),
      (error: unknown) => setPhase(failedWith(error)),
    );
    return () => {
      left = true;
    };
  }, [family, answered]);

  async function apart(): Promise<void> {
    const guest = await loadGuest();
    if (guest !== null) await keepApart(guest, account);
  }

  const attempt = (work: () => Promise<void>): void => void work().catch((error: unknown) => setPhase(failedWith(error)));

  return (
    <AdoptionCard
      email={accountNow()?.email ?? ''}
      phase={phase.kind === 'looking' && answered === 'no' ? { kind: 'unanswered' } : phase}
      onMove={() => attempt(move)}
      onApart={() => attempt(apart)}
      onRetry={onRetry}
      onLater={onLater}
    />
  );
}

type Decision = 'move' | 'ask' | 'ask-empty' | 'wait';

/** What to do, from what the device and the account have told so far. */
async function decide(family: FamilyDb, answered: Props['answered']): Promise<Decision> {
  const guest = await loadGuest();
  if (guest === null) return 'wait';
  // The adult has agreed before, or the account that the family came from is back.
  if (guest.moving === family.account || guest.id === family.account) return 'move';
  if (await holdsAnything(family)) return 'ask';
  if (answered !== 'yes') return 'wait';
  return guest.ask === true || guest.apart.length > 0 ? 'ask-empty' : 'move';
}

function failedWith(error: unknown): AdoptionPhase {
  return { kind: 'failed', fault: { problem: 'storage', detail: error instanceof Error ? error.message : String(error) } };
}
