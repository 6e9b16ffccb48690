import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

/** The database went away under the page: the adventures are there, a reload shows them. */
export function LostSessions() {
  return (
    <EmptyState title="Error loading sessions" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      Your adventures are safe on this device. Reload the page to see them.
    </EmptyState>
  );
}
