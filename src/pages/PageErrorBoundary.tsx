import { Component, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';

interface BoundaryProps {
  report: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Error boundary of a page, for a failed chunk above all, so that the rest of the app stays. A reload restores the
 * answers from the stores' persisted copy. Its React key is the page, so that another page resets it.
 */
export class PageErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <LoadFailed /> : this.props.children;
  }
}
