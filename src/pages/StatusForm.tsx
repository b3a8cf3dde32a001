import { type FormEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { withWait } from '../../transforms/texts/waitText.ts';
import { compactCode, isCheckedCode, REFERENCE_CODE_LENGTH } from '../../transforms/values/checkedCode.ts';
import { ErrorText } from '../../widgets/ErrorText.tsx';
import type { StatusQuestion } from '../api/api.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import { TextField } from './TextField.tsx';

/** Code of hints, which is no claim's. */
const EXAMPLE = '7KQ4M-2XNRT';

/** Returns what is wrong with each value before it is sent. */
function faultsOf({ referenceCode, answer }: StatusQuestion): { code?: ProductKey; answer?: ProductKey } {
  const code = compactCode(referenceCode);
  const isMissing = code === '';
  return {
    ...(isMissing && { code: 'Status_CodeMissing' }),
    ...(!isMissing && !isCheckedCode(code, REFERENCE_CODE_LENGTH) && { code: 'Status_CodeWrong' }),
    ...(answer.trim() === '' && { answer: 'Status_AnswerMissing' }),
  };
}

interface StatusFormProps {
  onAsk: (question: StatusQuestion) => void;
  isBusy: boolean;
  /** Reason why the last try found nothing; null for none. */
  refusal: ProblemMessage | null;
}

/** Fields for the reference code and the answer that the settlement asks for, with the button that sends them. */
export function StatusForm({ onAsk, isBusy, refusal }: StatusFormProps) {
  const { settlement, culture } = useApp();
  const { active } = useSnapshot(culture.state);
  const text = useText();
  const content = useContent();
  const code = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  // A press of a drawn page waits for the app (C11-07).
  const type = useHydrated() ? 'submit' : 'button';
  const { questionKey = '', hintKey } = settlement.status ?? {};

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const typed = { referenceCode: code.current?.value ?? '', answer: answer.current?.value ?? '' };
    const found = faultsOf(typed);
    setFaults(found);
    if (found.code) code.current?.focus();
    else if (found.answer) answer.current?.focus();
    else onAsk(typed);
  }

  return (
    <form className="cw-blocks cw-no-print" onSubmit={send} noValidate>
      <TextField
        label={text('Status_CodeLabel')}
        hint={text('Status_CodeHint', { example: EXAMPLE })}
        error={faults.code && text(faults.code, { example: EXAMPLE })}
        input={code}
        kind="code"
      />
      <TextField
        label={content(questionKey)}
        hint={hintKey === undefined ? undefined : content(hintKey)}
        error={faults.answer && text(faults.answer)}
        input={answer}
      />
      <div>
        <div role="alert">
          {refusal ? (
            <p className="cw-error">
              <ErrorText text={text} message={text(refusal.key, withWait(refusal.params, active))} />
            </p>
          ) : null}
        </div>
        <div className="cw-actions">
          <button type={type} className="cw-button cw-button--primary" {...busyProps(isBusy)}>
            {text('Status_Button')}
          </button>
        </div>
      </div>
    </form>
  );
}
