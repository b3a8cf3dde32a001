import { useSnapshot } from 'valtio/react';
import { listed } from '../../transforms/texts/listed.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { labelsOfLost } from '../saved/answerLabels.ts';
import type { OpenedForm, Wizard } from '../wizard/wizard.ts';

/** Returns the names of the lost answers; empty where none were lost, or none has a label. */
const droppedFields = (wizard: Wizard, opened: OpenedForm) =>
  labelsOfLost(wizard.bundle(), opened, wizard.app.texts());

/** Notice on the page at which a saved form was opened: when it was saved, what changed, and what it lacks. */
export function OpenedNotice({ wizard, opened }: { wizard: Wizard; opened: OpenedForm }) {
  const { culture } = useApp();
  const text = useText();
  const moment = useMoment();
  const { active } = useSnapshot(culture.state);
  const fields = droppedFields(wizard, opened);
  return (
    <>
      <p className="cw-copy">{text('Opened_Text', { time: moment(opened.savedAt) })}</p>
      <p className="cw-copy">{text(opened.mayBeFiled ? 'Alert_MaybeFiled' : 'Opened_NotFiled')}</p>
      {opened.hasChanged ? (
        <p className="cw-copy">
          {fields === '' ? text('Opened_Changed') : text('Opened_Dropped', { fields })}
        </p>
      ) : null}
      {opened.missing.length > 0 ? (
        <p className="cw-copy">{text('Opened_Documents', { documents: listed(opened.missing, active) })}</p>
      ) : null}
    </>
  );
}
