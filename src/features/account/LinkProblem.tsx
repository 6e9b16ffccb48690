import { useAccountStore } from '../../platform/account/account-state.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';

/** A link from a mail brought the person here and did not work: says so, with the server's reason. Usually nothing. */
export function LinkProblem() {
  const problem = useAccountStore((store) => store.linkProblem);
  if (problem === null) return null;
  return (
    <Callout
      tone="hint"
      title="That link no longer works"
      action={
        <Button size="medium" onClick={() => useAccountStore.setState({ linkProblem: null })}>
          OK
        </Button>
      }
    >
      <p role="alert">{`The server says: ${problem}. A link works only once, and not for long. You can ask for a new one, or sign in as usual.`}</p>
    </Callout>
  );
}
