import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';
import { labelsAt } from './fieldLabels.ts';
import type { Wizard } from './wizard.ts';

/**
 * Says which answers went because another one was changed, in view wherever the person is on the page, and puts all of
 * them back by one press until the page is left (C10-04, C10-18).
 */
export function ClearedNotice({ wizard }: { wizard: Wizard }) {
  const app = useApp();
  const text = useText();
  const { cleared, canUndo, undo, forget } = wizard.claim();
  const { paths } = useSnapshot(cleared);
  useEffect(() => forget, [forget]);
  const fields = paths.length > 0 ? labelsAt(wizard.bundle(), paths, app.texts()) : '';
  if (fields === '') return null;
  return (
    <div className="cw-notice cw-cleared cw-no-print">
      <p className="cw-copy">{text('Cleared_Fields', { fields })}</p>
      {canUndo() ? (
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => {
            const changed = undo();
            if (changed !== undefined) wizard.state.focus = changed;
          }}
        >
          {text('Ui_Undo')}
        </button>
      ) : null}
    </div>
  );
}
