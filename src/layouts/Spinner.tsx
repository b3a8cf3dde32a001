import { useEffect, useState } from 'react';
import { useText } from '../hooks/useApp.ts';
import { afterPaint } from '../stores/afterPaint.ts';

/**
 * Loading indicator while a page loads (R2-07): one row of 300 px. Its live region is rendered before its text, or
 * nothing would be announced.
 */
export function Spinner() {
  const text = useText();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => afterPaint(() => setIsThere(true)), []);
  return (
    <div className="cw-loading" role="status">
      <span className="cw-spinner" aria-hidden="true" />
      <span className="cw-visually-hidden">{isThere ? text('Ui_Loading') : ''}</span>
    </div>
  );
}
