import { Component, type ReactNode, useRef, useState } from 'react';
import { reloadIfServed } from './reloadIfServed.ts';
import type { UiText } from './texts.ts';

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Draws nothing in place of what fails. */
class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface LoadBoundaryProps {
  text: UiText;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Shows a way on where a lazily loaded part did not arrive: what was typed around it stays (C7, lost chunks). Where another
 * try fails too, and the server answers, the page is loaded anew, with what was entered. The region
 * stands beside the boundary, for React puts all within one in anew: it is there before its text, or nothing would be
 * announced.
 */
export function LoadBoundary({ text, onRetry, children }: LoadBoundaryProps) {
  const [failed, setFailed] = useState(false);
  const isRetried = useRef(false);
  const fail = () => {
    setFailed(true);
    if (isRetried.current) void reloadIfServed();
  };
  const retry = () => {
    isRetried.current = true;
    onRetry();
    setFailed(false);
  };
  return (
    <>
      {failed ? null : <FailureBoundary onFail={fail}>{children}</FailureBoundary>}
      <div className={failed ? 'cw-notice cw-notice--warning' : 'cw-visually-hidden'}>
        <p role="status">{failed ? text('Ui_Unavailable') : ''}</p>
        {failed ? (
          <button type="button" className="cw-button cw-button--secondary" onClick={retry}>
            {text('Ui_TryAgain')}
          </button>
        ) : null}
      </div>
    </>
  );
}
