import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MissingPartCard } from '../notices/MissingPartCard.tsx';
import { RecoveryCard } from '../notices/RecoveryCard.tsx';

type Props = {
  /** When this changes, because the person went to another view, the error is forgotten and the new view is rendered. */
  resetKey: string;
  /** Goes to the dashboard. Without it there is no dashboard inside of this boundary. */
  onDashboard?: (() => void) | undefined;
  children: ReactNode;
};

type State = { failed: boolean; codeMissing: boolean };

/** Catches what a view throws while it renders. The adventure is safe in the database; the person is offered a way on. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failed: false, codeMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, codeMissing: isMissingCode(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A view failed:', error, info.componentStack);
  }

  override componentDidUpdate(previous: Props, { failed: failedBefore }: State): void {
    // If it did not fail before, the new view itself has failed.
    if (previous.resetKey !== this.props.resetKey && failedBefore) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { children, onDashboard } = this.props;
    if (!this.state.failed) return children;
    // A retry would fail in the same way: some browsers don't ask again for a module that failed to load once.
    if (this.state.codeMissing) return <MissingPartCard onDashboard={onDashboard} />;
    return <RecoveryCard onRetry={() => this.setState({ failed: false })} onDashboard={onDashboard} />;
  }
}

/** What browsers say when a module can't be loaded; no standard defines an error name for it. */
const missing = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether it failed because a module of the app could not be loaded: there is no connection, or the server has a newer version and not the old files. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}
