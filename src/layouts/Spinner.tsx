import { useText } from '../hooks/useApp.ts';

/** What stands in for a page while it loads (R2-07). */
export function Spinner({ rows = 1 }: { rows?: number }) {
  const text = useText();
  return (
    <div className="cw-loading" role="status" style={{ minHeight: `${rows * 300}px` }}>
      <span className="cw-spinner" aria-hidden="true" />
      <span className="cw-visually-hidden">{text('Ui_Loading')}</span>
    </div>
  );
}
