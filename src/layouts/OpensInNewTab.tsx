import { useText } from '../hooks/useApp.ts';

/**
 * Visually hidden note that a link opens in a new tab. The space is outside of it, because at the edge of a box it is
 * not read.
 */
export function OpensInNewTab() {
  const text = useText();
  return (
    <>
      {' '}
      <span className="cw-visually-hidden">({text('Ui_OpensInNewTab')})</span>
    </>
  );
}
