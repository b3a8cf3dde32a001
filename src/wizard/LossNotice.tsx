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
export function LossNotice({ wizard, id, fields: went, canUndo }: LossNoticeProps) {
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
