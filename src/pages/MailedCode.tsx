import { useSnapshot } from 'valtio/react';
import { withWait } from '../../transforms/texts/waitText.ts';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';

/** Outcome of the last mail of a code: none yet, a mistyped address, sent, or failed. */
export type CodeMailOutcome =
  | { kind: 'none' }
  | { kind: 'refused'; error: 'Save_MailMissing' | 'Save_MailWrong' }
  | { kind: 'sent'; address: string; reminder: 'unwanted' | 'set' | 'refused' }
  /** `isDeclined` where there is no reminder any more, though the mail did not go. */
  | { kind: 'failed'; message: ProblemMessage; isDeclined: boolean };

interface MailedCodeProps {
  outcome: CodeMailOutcome;
  /** Time of the reminder as of the last save; null for none. */
  remindAt: string | null;
}

/** Sentences about the last mail: where it and its reminder go, or why it did not go. */
export function MailedCode({ outcome, remindAt }: MailedCodeProps) {
  const { culture } = useApp();
  const text = useText();
  const moment = useMoment();
  const { active } = useSnapshot(culture.state);
  if (outcome.kind === 'none' || outcome.kind === 'refused') return null;
  if (outcome.kind === 'sent') {
    const { address, reminder } = outcome;
    return (
      <>
        <p className="cw-copy">{text('Save_MailSent', { address })}</p>
        {reminder === 'set' && remindAt !== null ? (
          <p className="cw-copy">{text('Save_MailReminded', { address, time: moment(remindAt) })}</p>
        ) : null}
        {reminder === 'refused' ? <p className="cw-copy">{text('Save_MailNoReminder')}</p> : null}
      </>
    );
  }
  const { key, params, requestId } = outcome.message;
  return (
    <>
      <p className="cw-error">{text(key, withWait(params, active))}</p>
      {outcome.isDeclined ? <p className="cw-copy">{text('Save_MailNoReminder')}</p> : null}
      <ProblemNumber id={requestId ?? ''} text={text} />
    </>
  );
}
