import { linkWords } from '../../../messages/account/link.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAccountStore } from '../../../platform/account/account-state.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';

/** Says that the link in a mail that the person followed did not work. Usually renders nothing. */
export function LinkProblem() {
  const t = useMessages(linkWords);
  const link = useAccountStore((store) => store.link);
  if (link?.kind !== 'over') return null;
  return (
    <Callout tone="hint" title={t.over} action={<Button onClick={() => useAccountStore.setState({ link: null })}>{t.ok}</Button>}>
      <p role="alert">{t.overText}</p>
    </Callout>
  );
}
