import { Component, type ErrorInfo, type ReactNode } from 'react';
import { NewVersionCard } from './NewVersionCard.tsx';

type Props = {
  /** Changes when the person goes elsewhere: a new view gets a new chance. */
  resetKey: string;
  /** What is shown instead of the view that failed. */
  renderFallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

type State = { failedKey: string | null; codeMissing: boolean };

/** Catches what a view throws while it renders. The adventure is in the database, untouched; the person is offered a way on. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failedKey: null, codeMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failedKey: '', codeMissing: isMissingCode(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A view failed:', error, info.componentStack);
    this.setState({ failedKey: this.props.resetKey });
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.failedKey !== null) this.setState({ failedKey: null });
  }

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children;
    // Trying again would bring the same answer: a module that could not be loaded once is not asked for again.
    if (this.state.codeMissing) return <NewVersionCard />;
    return this.props.renderFallback(() => this.setState({ failedKey: null }));
  }
}

/** How browsers say that a module can't be loaded; the standard gives it no name. */
const missing = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether this failed because code of the app could not be had: most often the server has a newer version, and the old code no more. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}
