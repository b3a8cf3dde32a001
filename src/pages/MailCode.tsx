import { type FormEvent, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { withWait } from '../../transforms/texts/waitText.ts';
import { GENERIC_PATTERNS } from '../../transforms/values/pattern.ts';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import type { SavedDraftInfo } from '../api/drafts.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { transfer } from '../saved/transfer.ts';
import { requestCodeMail } from '../saved/underCode.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { TextField } from './TextField.tsx';

/** State of the last mail: none yet, a mistyped address, under way, sent, or failed. */
type Progress =
  | { kind: 'none' }
  | { kind: 'refused'; error: 'Save_MailMissing' | 'Save_MailWrong' }
  | { kind: 'sending' }
  | { kind: 'sent'; address: string; remindAt: string | null }
  | { kind: 'failed'; message: ProblemMessage };

const EMAIL = new RegExp(GENERIC_PATTERNS.email, 'u');

/** Returns what is wrong with a typed address; null for nothing. */
function faultOf(address: string): 'Save_MailMissing' | 'Save_MailWrong' | null {
  if (address === '') return 'Save_MailMissing';
  return EMAIL.test(address) ? null : 'Save_MailWrong';
}

function Outcome({ progress }: { progress: Progress }) {
  const { culture } = useApp();
  const text = useText();
  const moment = useMoment();
  const { active } = useSnapshot(culture.state);
  if (progress.kind === 'none' || progress.kind === 'refused') return null;
  if (progress.kind === 'sending') return <p className="cw-copy">{text('Save_MailSending')}</p>;
  if (progress.kind === 'sent') {
    const { address, remindAt } = progress;
    return (
      <>
        <p className="cw-copy">{text('Save_MailSent', { address })}</p>
        {remindAt === null ? null : (
          <p className="cw-copy">{text('Save_MailReminded', { time: moment(remindAt) })}</p>
        )}
      </>
    );
  }
  const { key, params, requestId } = progress.message;
  return (
    <>
      <p className="cw-error">{text(key, withWait(params, active))}</p>
      <ProblemNumber id={requestId ?? ''} text={text} />
    </>
  );
}

/** Check box for a reminder, which can be declined. */
function Remind({ at, input }: { at: string; input: React.RefObject<HTMLInputElement | null> }) {
  const text = useText();
  const moment = useMoment();
  const id = useId();
  return (
    <label className="cw-choice" htmlFor={id}>
      <input type="checkbox" id={id} className="cw-checkbox" ref={input} defaultChecked />
      <span>{text('Save_MailRemind', { time: moment(at) })}</span>
    </label>
  );
}

interface MailCodeProps {
  wizard: Wizard;
  code: string;
  mail: NonNullable<SavedDraftInfo['mail']>;
}

/** Form that has the code mailed to an address while the claimant waits, with a reminder on wish (C10-11). */
export function MailCode({ wizard, code, mail }: MailCodeProps) {
  const { report } = useApp();
  const text = useText();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const remind = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });

  async function sendTo(address: string): Promise<void> {
    setProgress({ kind: 'sending' });
    const message = await transfer(wizard, 'mailCode', async () => {
      const wish = { address, remind: remind.current?.checked ?? false };
      const { remindAt } = await requestCodeMail(wizard, { code }, wish);
      setProgress({ kind: 'sent', address, remindAt });
    });
    if (message) setProgress({ kind: 'failed', message });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (progress.kind === 'sending') return;
    const address = (input.current?.value ?? '').trim().normalize();
    const error = faultOf(address);
    if (error === null) return void sendTo(address).catch(report);
    setProgress({ kind: 'refused', error });
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
        error={progress.kind === 'refused' ? text(progress.error) : undefined}
        input={input}
        kind="email"
      />
      {mail.remindAt === null ? null : <Remind at={mail.remindAt} input={remind} />}
      <div className="cw-actions">
        <button
          type="submit"
          className="cw-button cw-button--secondary"
          {...busyProps(progress.kind === 'sending')}
        >
          {text('Save_MailButton')}
        </button>
      </div>
      <div role="status">
        <Outcome progress={progress} />
      </div>
    </form>
  );
}
