import { useState } from 'react';
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

/** Buttons of the dialog's part about the code, and what became of the last one; a form that was saved has its code. */
function Actions({ wizard }: { wizard: Wizard }) {
  const app = useApp();
  const text = useText();
  const { draft } = useSnapshot(wizard.claim().state);
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const isBusy = progress.kind === 'working';
  const needsNewCode = progress.kind === 'failed' && NEEDS_NEW_CODE.includes(progress.message.key);
  const act = (attempt: DraftAttempt, work: () => Promise<void>, done: Progress) => {
    setProgress({ kind: 'working' });
    transfer(wizard, attempt, work)
      .then((message) => setProgress(message === null ? done : { kind: 'failed', message }))
      .catch(app.report);
  };
  const save = () => act('save', () => saveUnderCode(wizard), { kind: 'none' });
  const saveAnew = () => act('save', () => saveUnderNewCode(wizard), { kind: 'none' });
  const remove = () => act('removeSaved', () => deleteUnderCode(wizard), { kind: 'deleted' });
  const isSaved = draft?.saved != null;
  return (
    <>
      <div role="status">
        <Outcome progress={progress} wizard={wizard} />
      </div>
      {draft?.saved?.mail ? <MailCode wizard={wizard} code={draft.code} mail={draft.saved.mail} /> : null}
      <div className="cw-actions">
        <button
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
