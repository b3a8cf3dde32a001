import { Component, type ReactNode, useRef, useState } from 'react';
import { reloadIfServed } from './reloadIfServed.ts';
import type { Translate } from './translate.ts';

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Error boundary that renders nothing in place of a failed child. */
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
  text: Translate;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Error boundary with a retry for a lazy chunk that failed to load, so that other input stays (C7, lost chunks). Where
 * the retry fails too, and the server responds, the page is reloaded with its answers. The live region is outside the
 * boundary, because React replaces all within one: it exists before its text, or nothing would be announced.
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
