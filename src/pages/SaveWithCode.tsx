import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { withWait } from '../../transforms/texts/waitText.ts';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { unitText } from '../../transforms/values/unitText.ts';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import type { DraftAttempt } from '../saved/draftMessage.ts';
import { transfer } from '../saved/transfer.ts';
import { deleteUnderCode, saveUnderCode, saveUnderNewCode } from '../saved/underCode.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { MailCode } from './MailCode.tsx';
import { SavedCode } from './SavedCode.tsx';

/** Last action of the dialog: none yet, under way, done, or failed. */
type Progress =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'deleted' }
  | { kind: 'failed'; message: ProblemMessage };

/** Failures after which the form can be saved with a new code: another device has saved it, or it is gone. */
const NEEDS_NEW_CODE: readonly ProblemMessage['key'][] = ['Problem_draftChanged', 'Save_Gone'];

function Outcome({ progress, wizard }: { progress: Progress; wizard: Wizard }) {
  const { culture } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const { draft } = useSnapshot(wizard.claim().state);
  if (progress.kind === 'working') return <p className="cw-copy">{text('Save_CodeSaving')}</p>;
  if (progress.kind === 'deleted') return <p className="cw-copy">{text('Save_Deleted')}</p>;
  if (progress.kind === 'none')
    return draft?.saved ? <SavedCode wizard={wizard} code={draft.code} saved={draft.saved} /> : null;
  const { key, params, requestId } = progress.message;
  return (
    <>
      <p className="cw-error">{text(key, withWait(params, active))}</p>
      {key === 'Problem_draftChanged' && draft ? (
        <p className="cw-resume-code">{writtenCode(draft.code)}</p>
      ) : null}
      <ProblemNumber id={requestId ?? ''} text={text} />
    </>
  );
}

/** Returns the functions that save and delete the form, and the progress of the last one. */
function useActions(wizard: Wizard) {
  const { state, report } = useApp();
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const fail = (message: ProblemMessage) => setProgress({ kind: 'failed', message });
  const act = (attempt: DraftAttempt, work: () => Promise<void>, done: Progress) => {
    if (state.transfer !== null) return;
    setProgress({ kind: 'working' });
    transfer(wizard, attempt, work)
      .then((message) => (message === null ? setProgress(done) : fail(message)))
      .catch(report);
  };
  return {
    progress,
    fail,
    save: () => act('save', () => saveUnderCode(wizard), { kind: 'none' }),
    saveAnew: () => act('save', () => saveUnderNewCode(wizard), { kind: 'none' }),
    remove: () => act('removeSaved', () => deleteUnderCode(wizard), { kind: 'deleted' }),
  };
}

/** Buttons of the dialog's part about the code, and the outcome of the last one; a form that was saved has its code. */
function Actions({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const { draft } = useSnapshot(wizard.claim().state);
  const isBusy = useSnapshot(useApp().state).transfer !== null;
  const { progress, fail, save, saveAnew, remove } = useActions(wizard);
  const primary = useRef<HTMLButtonElement>(null);
  const failure = progress.kind === 'failed' ? progress.message.key : undefined;
  const needsNewCode = failure !== undefined && NEEDS_NEW_CODE.includes(failure);
  const isSaved = draft?.saved != null;
  const mail = failure === 'Save_Gone' ? null : draft?.saved?.mail;
  const offerNewCode = (message: ProblemMessage) => {
    fail(message);
    // The form of the mail, which had the focus, is removed.
    primary.current?.focus();
  };
  return (
    <>
      <div role="status">
        <Outcome progress={progress} wizard={wizard} />
      </div>
      {draft && mail ? (
        <MailCode wizard={wizard} code={draft.code} mail={mail} onGone={offerNewCode} />
      ) : null}
      <div className="cw-actions">
        <button
          ref={primary}
          type="button"
          className="cw-button cw-button--primary"
          onClick={needsNewCode ? saveAnew : save}
          {...busyProps(isBusy)}
        >
          {text(needsNewCode ? 'Save_NewCode' : isSaved ? 'Save_CodeAgain' : 'Save_CodeButton')}
        </button>
        {isSaved && !needsNewCode ? (
          <button
            type="button"
            className="cw-button cw-button--secondary"
            onClick={remove}
            {...busyProps(isBusy)}
          >
            {text('Save_Delete')}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Part of the dialog that saves the form on the server, sealed under a code that the claimant alone gets (C10-11). */
export function SaveWithCode({ wizard }: { wizard: Wizard }) {
  const { authorization, culture, settlement } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const isSignedIn = authorization.isAuthorized(wizard.bundle().form);
  const days = unitText(settlement.settings.draftDays, 'day', active);
  return (
    <>
      <h3 className="cw-heading cw-heading--h3">{text('Save_CodeTitle')}</h3>
      <p className="cw-copy">{text('Save_CodeText', { days })}</p>
      {isSignedIn ? <Actions wizard={wizard} /> : <p className="cw-copy">{text('Save_CodeNext')}</p>}
    </>
  );
}
