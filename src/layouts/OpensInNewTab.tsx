import { useText } from '../hooks/useApp.ts';

/** Says what a link does, to those who cannot see it. The space stands outside: at the edge of a box it is not read. */
export function OpensInNewTab() {
  const text = useText();
  return (
    <>
      {' '}
      <span className="cw-visually-hidden">({text('Ui_OpensInNewTab')})</span>
    </>
  );
}
