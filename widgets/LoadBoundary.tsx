import { Component, type ReactNode } from 'react';
import type { UiText } from './texts.ts';

interface LoadBoundaryProps {
  text: UiText;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows a way on where a lazily loaded part did not arrive: what was typed around it stays (C7, lost chunks). */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { text } = this.props;
    return (
      <div className="cw-notice cw-notice--warning" role="alert">
        <p>{text('Ui_Unavailable')}</p>
        <button type="button" className="cw-button cw-button--secondary" onClick={this.#retry}>
          {text('Ui_TryAgain')}
        </button>
      </div>
    );
  }
}
