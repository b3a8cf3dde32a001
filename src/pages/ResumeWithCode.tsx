import { type FormEvent, useRef, useState } from 'react';
import {
  RESUME_CODE_LENGTH,
  type ReadCode,
  readResumeCode,
  writtenCode,
} from '../../transforms/values/resumeCode.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { transfer } from '../saved/transfer.ts';
import { openUnderCode } from '../saved/underCode.ts';
import { isRetryable } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { BeforeOpening, OpenButton, useOpening } from './openingSaved.tsx';
import { TextField } from './TextField.tsx';

/** Code of the hint, which opens nothing. */
const EXAMPLE = writtenCode('K7M2QF9XAB4CD8EF3G');

const FAULT_KEYS = {
  missing: 'Resume_CodeMissing',
  length: 'Resume_CodeLength',
  mistyped: 'Resume_CodeMistyped',
} as const satisfies Record<Exclude<ReadCode['kind'], 'code'>, string>;

/** Opens the draft of a code; shows in the alert what prevents it, with a retry where that may help. */
async function openOrTell(wizard: Wizard, code: string, onGone: () => void): Promise<void> {
  const { app } = wizard;
  const message = await transfer(wizard, 'open', () => openUnderCode(wizard, code));
  if (message === null) return;
  if (message.key === 'Problem_draftUnknown') onGone();
  const again = () => void wizard.signIn(() => openOrTell(wizard, code, onGone)).catch(app.report);
  app.alert.show(message, message.key === 'Resume_Failed' || isRetryable(message) ? again : null);
}

/** Field for the code of a saved form, and the button that opens it after the sign-in. */
export function ResumeWithCode({ wizard }: { wizard: Wizard }) {
  const { report } = useApp();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadCode | null>(null);
  const fault = read !== null && read.kind !== 'code' ? read : null;

  /** Code under which nothing was found: Next goes on with a new claim then. */
  const gone = useRef<string>(undefined);

  function open(): void {
    const typed = readResumeCode(input.current?.value ?? '');
    setRead(typed);
    if (typed.kind !== 'code') {
      input.current?.focus();
      return;
    }
    const { code } = typed;
    const onGone = () => {
      gone.current = code;
    };
    void wizard.signIn(() => openOrTell(wizard, code, onGone)).catch(report);
  }

  useOpening(wizard, () => {
    const typed = readResumeCode(input.current?.value ?? '');
    if (typed.kind === 'missing' || (typed.kind === 'code' && typed.code === gone.current)) return false;
    open();
    return true;
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    open();
  }

  return (
    <form className="cw-blocks" aria-label={text('Resume_Offer')} onSubmit={submit} noValidate>
      <TextField
        label={text('Resume_CodeLabel')}
        hint={text('Resume_CodeHint', { length: RESUME_CODE_LENGTH, example: EXAMPLE })}
        error={
          fault
            ? text(FAULT_KEYS[fault.kind], {
                length: RESUME_CODE_LENGTH,
                entered: fault.kind === 'length' ? fault.count : 0,
              })
            : undefined
        }
        input={input}
        kind="code"
      />
      <BeforeOpening wizard={wizard} label="Resume_Button" />
      <OpenButton wizard={wizard} label="Resume_Button" />
    </form>
  );
}
