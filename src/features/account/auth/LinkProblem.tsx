import { useState } from 'react';
import { linkWords } from '../../../messages/account/link.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { enter, watchSession } from '../../../platform/account/account.ts';
import { type LinkTokens, useAccountStore } from '../../../platform/account/account-state.ts';
import { setLink } from '../../../platform/account/pending-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';

/** Says that the link in a mail that the person followed did not work, or could not be tried. Usually renders nothing. */
export function LinkProblem() {
  const t = useMessages(linkWords);
  const link = useAccountStore((store) => store.link);
  const [trying, setTrying] = useState(false);

  async function tryAgain(tokens: LinkTokens): Promise<void> {
    setTrying(true);
    // If the code can't be loaded, the link stays as it is.
    await import('../../../platform/account/mail-link.ts').then(
      ({ tryLink }) => tryLink(tokens, { watch: watchSession, enter }),
      () => undefined,
    );
    setTrying(false);
  }

  if (link?.kind === 'over')
    return (
      <Callout tone="hint" title={t.over} action={<Button onClick={() => setLink(null)}>{t.ok}</Button>}>
        <p role="alert">{t.overText}</p>
      </Callout>
    );
  if (link?.kind !== 'unreachable') return null;
  return (
    <Callout
      tone="hint"
      title={t.unreachable}
      action={
        <>
          <Button busy={trying} onClick={() => void tryAgain(link.tokens)}>
            {t.again}
          </Button>
          <Button variant="quiet" onClick={() => setLink(null)}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p role="alert">{t.unreachableText}</p>
    </Callout>
  );
}
