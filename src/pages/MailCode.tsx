import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { GENERIC_PATTERNS, matchesPattern } from '../../transforms/values/pattern.ts';
import type { SavedDraftInfo } from '../api/drafts.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { transfer } from '../saved/transfer.ts';
import { requestCodeMail } from '../saved/underCode.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type CodeMailOutcome, MailedCode } from './MailedCode.tsx';
import { TextField } from './TextField.tsx';

/** Most characters of an address that the server reads. */
const ADDRESS_LENGTH = 320;

/** Returns the key of the message about a mistyped address; null for an address that can have mail. */
function faultOf(address: string): 'Save_MailMissing' | 'Save_MailWrong' | null {
  if (address === '') return 'Save_MailMissing';
  const isAddress = address.length <= ADDRESS_LENGTH && matchesPattern(address, GENERIC_PATTERNS.email);
  return isAddress ? null : 'Save_MailWrong';
}

/** Check box for a reminder, which can be declined. */
function Remind({ at, input }: { at: string; input: RefObject<HTMLInputElement | null> }) {
  const text = useText();
  const moment = useMoment();
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <div>
      <label className="cw-choice" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          className="cw-checkbox"
          ref={input}
          defaultChecked
          aria-describedby={hint}
        />
        <span>{text('Save_MailRemind', { time: moment(at) })}</span>
      </label>
      <p className="cw-hint" id={hint}>
        {text('Save_MailRemindHint')}
      </p>
    </div>
  );
}

interface MailCodeProps {
  wizard: Wizard;
  code: string;
  mail: NonNullable<SavedDraftInfo['mail']>;
  /** Handles the failure of a mail whose saved form is gone. */
  onGone: (message: ProblemMessage) => void;
}

/** Wish for a reminder: `notAsked` where none is offered; an earlier one, which may be due already, stays then. */
type ReminderWish = 'wished' | 'declined' | 'notAsked';

/** Returns the wish that a box has; null for no box. */
function wishOf(box: HTMLInputElement | null): ReminderWish {
  if (box === null) return 'notAsked';
  return box.checked ? 'wished' : 'declined';
}

/** Returns the function that mails the code to an address, and the outcome of the last mail. */
function useMail({ wizard, code, onGone }: MailCodeProps) {
  const [outcome, setOutcome] = useState<CodeMailOutcome>({ kind: 'none' });
  async function mailTo(address: string, wish: ReminderWish): Promise<void> {
    setOutcome({ kind: 'none' });
    const message = await transfer(wizard, 'mailCode', async () => {
      const { remindAt } = await requestCodeMail(wizard, code, { address, remind: wish !== 'declined' });
      const reminder = remindAt === null ? 'refused' : 'set';
      setOutcome({ kind: 'sent', address, reminder: wish === 'notAsked' ? 'unwanted' : reminder });
    });
    if (message?.key === 'Save_Gone') return onGone(message);
    const isDeclined = wish === 'declined' && message?.key === 'Problem_mailNotSent';
    if (message) setOutcome({ kind: 'failed', message, isDeclined });
  }
  return { outcome, setOutcome, mailTo };
}

/** Form that has the code mailed to an address while the claimant waits, with a reminder on wish (C10-11). */
export function MailCode(props: MailCodeProps) {
  const { state, report, now } = useApp();
  const text = useText();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const remind = useRef<HTMLInputElement>(null);
  const { transfer: current } = useSnapshot(state);
  const { outcome, setOutcome, mailTo } = useMail(props);
  const { remindAt } = props.mail;
  const isAhead = remindAt !== null && Date.parse(remindAt) > now();

  function send(event: FormEvent): void {
    event.preventDefault();
    if (state.transfer !== null) return;
    const address = (input.current?.value ?? '').trim().normalize();
    const error = faultOf(address);
    if (error === null) return void mailTo(address, wishOf(remind.current)).catch(report);
    setOutcome({ kind: 'refused', error });
    input.current?.focus();
  }

  return (
    <form className="cw-blocks" aria-labelledby={title} onSubmit={send} noValidate>
      <h4 className="cw-heading cw-heading--h4" id={title}>
        {text('Save_MailTitle')}
      </h4>
      <TextField
        label={text('Save_MailAddress')}
        hint={text('Save_MailHint')}
        error={outcome.kind === 'refused' ? text(outcome.error) : undefined}
        input={input}
        kind="email"
      />
      {isAhead ? <Remind at={remindAt} input={remind} /> : null}
      <div className="cw-actions">
        <button type="submit" className="cw-button cw-button--secondary" {...busyProps(current !== null)}>
          {text('Save_MailButton')}
        </button>
      </div>
      <div role="status">
        {current === 'mailCode' ? (
          <p className="cw-copy">{text('Save_MailSending')}</p>
        ) : (
          <MailedCode outcome={outcome} remindAt={remindAt} />
        )}
      </div>
    </form>
  );
}
