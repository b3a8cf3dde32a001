import { useSnapshot } from 'valtio/react';
import { directionOf } from '../../transforms/texts/direction.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { useApp, useText, useTexts } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { labelsOfLost, splitAtLost } from '../saved/answerLabels.ts';
import type { OpenedForm, Wizard } from '../wizard/wizard.ts';

interface OpenedNoticeProps {
  wizard: Wizard;
  opened: OpenedForm;
}

/** Sentence about a form that has changed, with the labels of lost answers, in the language of their saving (WCAG 3.1.2). */
function Changed({ wizard, opened }: OpenedNoticeProps) {
  const text = useText();
  const fields = labelsOfLost(wizard.bundle(), opened, useTexts());
  if (fields === '') return text('Opened_Changed');
  const { culture } = opened;
  return splitAtLost(text('Opened_Dropped', { fields })).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a label has no identity but its place
      <bdi key={at} lang={culture} dir={directionOf(culture)}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

/** Notice on the page at which a saved form was opened: when it was saved, what changed, and what it lacks. */
export function OpenedNotice({ wizard, opened }: OpenedNoticeProps) {
  const { culture } = useApp();
  const text = useText();
  const moment = useMoment();
  const { active } = useSnapshot(culture.state);
  return (
    <>
      <p className="cw-copy">{text('Opened_Text', { time: moment(opened.savedAt) })}</p>
      <p className="cw-copy">{text(opened.mayBeFiled ? 'Alert_MaybeFiled' : 'Opened_NotFiled')}</p>
      {opened.hasChanged ? (
        <p className="cw-copy">
          <Changed wizard={wizard} opened={opened} />
        </p>
      ) : null}
      {opened.missing.length > 0 ? (
        <p className="cw-copy">{text('Opened_Documents', { documents: listed(opened.missing, active) })}</p>
      ) : null}
    </>
  );
}
