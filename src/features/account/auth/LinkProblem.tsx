import { sessionWords } from '../../../messages/account/session.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAccountStore } from '../../../platform/account/account-state.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';

/** Says that the link in a mail that the person followed did not work, with the server's reason. Usually renders nothing. */
export function LinkProblem() {
  const t = useMessages(sessionWords);
  const problem = useAccountStore((store) => store.linkProblem);
  if (problem === null) return null;
  return (
    <Callout
      tone="hint"
      title={t.linkOver}
      action={<Button onClick={() => useAccountStore.setState({ linkProblem: null })}>{t.ok}</Button>}
    >
      <p role="alert">{t.linkOverText({ problem })}</p>
    </Callout>
  );
}
