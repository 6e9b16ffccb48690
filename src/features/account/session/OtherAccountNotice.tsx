import { linkWords } from '../../../messages/account/link.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { enter, watchSession } from '../../../platform/account/account.ts';
import { type Account, accountNow, type LinkTokens, useAccountStore } from '../../../platform/account/account-state.ts';
import { setLink } from '../../../platform/account/pending-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Rich } from '../../../ui/Rich/Rich.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useSignOut } from './useSignOut.ts';

type Props = {
  /** The account that is open here. */
  account: Account;
  /** Tries to sync everything; resolves to how many changes are still only on this device. */
  flush: () => Promise<{ waiting: number }>;
};

/** Asks about a link from a mail to another account than the one that is signed in. Usually renders nothing. */
export function OtherAccountNotice({ account, flush }: Props) {
  const t = useMessages(linkWords);
  const link = useAccountStore((store) => store.link);
  const { phase, press, stay, leave } = useSignOut(flush);
  if (link?.kind !== 'other-account') return null;
  return (
    <Callout
      tone="hint"
      title={t.other}
      action={
        <>
          <Button busy={phase.kind === 'saving' || phase.kind === 'leaving'} onClick={() => void press().then(() => open(link.tokens))}>
            {t.open}
          </Button>
          <Button variant="quiet" onClick={() => setLink(null)}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p role="alert">
        <Rich>{t.otherText({ email: account.email, other: link.email })}</Rich>
      </p>
      {phase.kind === 'asking' && (
        <LeaveDialog reason={phase.reason} onStay={stay} onLeave={(remove) => void leave(remove).then(() => open(link.tokens))} />
      )}
    </Callout>
  );
}

/** Follows the link, once nobody is signed in any more. */
async function open(tokens: LinkTokens): Promise<void> {
  if (accountNow() !== null) return;
  await import('../../../platform/account/mail-link.ts').then(
    ({ tryLink }) => tryLink(tokens, { watch: watchSession, enter }),
    () => setLink({ kind: 'unreachable', tokens }),
  );
}
