import { Component, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';

interface BoundaryProps {
  report: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Catches what a page throws, a lost chunk above all, so that the rest of the app stays. What was entered is in the
 * stores and their mirror: loading the page again brings it back. Give it the page as key: another starts afresh.
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
