import { createPortal } from 'react-dom';
import { useApp, useText } from '../hooks/useApp.ts';
import type { ResetNoticeData } from '../stores/resetNotices.ts';
import { labelsAt } from '../wizard/fieldLabels.ts';
import { usePortalBeside } from '../wizard/usePortalBeside.ts';
import type { Wizard } from '../wizard/wizard.ts';

interface ResetNoticeProps {
  wizard: Wizard;
  loss: ResetNoticeData;
}

/**
 * Notice about the answers that one change reset, with the Undo button: at the changed question by a portal, and as
 * text in the page's status region; where the page lacks that question, in the region itself.
 */
export function ResetNotice({ wizard, loss }: ResetNoticeProps) {
  const { id, at, canUndo, taken } = loss;
  const app = useApp();
  const text = useText();
  const place = usePortalBeside(at);
  // Labels without the names of records.
  const fields = labelsAt(
    wizard.bundle(),
    taken.map(({ field }) => field),
    app.texts(),
  );
  if (fields === '') return null;
  const said = text('Cleared_Fields', { fields });
  const undo = () => {
    const path = wizard.claim().undo(id);
    if (path !== undefined) wizard.state.focus = path;
  };
  const notice = (
    <div className="cw-notice cw-cleared cw-no-print">
      <p className="cw-copy" id={`cleared-${id}`} key={fields}>
        {said}
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
  if (!place) return notice;
  return (
    <>
      <p className="cw-visually-hidden" key={fields}>
        {said}
      </p>
      {createPortal(notice, place)}
    </>
  );
}
