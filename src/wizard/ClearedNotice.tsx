import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';
import { labelsAt } from './fieldLabels.ts';
import type { Wizard } from './wizard.ts';

interface LossNoticeProps {
  wizard: Wizard;
  id: number;
  /** Of the answers that went, whichever record each was in: `claimTransactions.proof`. */
  fields: readonly string[];
  canUndo: boolean;
}

/** What one change took, and the press that puts all of it back. */
function LossNotice({ wizard, id, fields: went, canUndo }: LossNoticeProps) {
  const app = useApp();
  const text = useText();
  const fields = labelsAt(wizard.bundle(), went, app.texts());
  if (fields === '') return null;
  const undo = () => {
    const path = wizard.claim().undo(id);
    if (path !== undefined) wizard.state.focus = path;
  };
  return (
    <div className="cw-notice cw-cleared cw-no-print">
      <p className="cw-copy" id={`cleared-${id}`} key={fields}>
        {text('Cleared_Fields', { fields })}
      </p>
      {canUndo ? (
        <button
          type="button"
          className="cw-button cw-button--secondary"
          aria-describedby={`cleared-${id}`}
          onClick={undo}
        >
          {text('Ui_Undo')}
        </button>
      ) : null}
    </div>
  );
}

/**
 * Says which answers went because another one was changed, in view wherever the person is on the page, and puts all of
 * them back by one press until the page is left (C10-04, C10-18).
 */
export function ClearedNotice({ wizard }: { wizard: Wizard }) {
  const { cleared, told, forget } = wizard.claim();
  useSnapshot(cleared);
  useEffect(() => forget, [forget]);
  return told().map(({ id, canUndo, taken }) => (
    <LossNotice key={id} wizard={wizard} id={id} fields={taken.map(({ field }) => field)} canUndo={canUndo} />
  ));
}
