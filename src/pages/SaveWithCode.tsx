import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { withWait } from '../../transforms/texts/waitText.ts';
import { unitText } from '../../transforms/values/unitText.ts';
import { ProblemNumber } from '../../widgets/ProblemNumber.tsx';
import type { SavedDraftInfo } from '../api/drafts.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { draftMessage } from '../saved/draftMessage.ts';
import { deleteUnderCode, saveUnderCode } from '../saved/underCode.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { SavedCode } from './SavedCode.tsx';

/** State of the saving, with what the server says of it. */
type Progress =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'saved'; saved: SavedDraftInfo }
  | { kind: 'deleted' }
  | { kind: 'failed'; message: ProblemMessage };

function Outcome({ progress, wizard }: { progress: Progress; wizard: Wizard }) {
  const { culture } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const code = wizard.claim().state.draft?.code;
  if (progress.kind === 'working') return <p className="cw-copy">{text('Save_CodeSaving')}</p>;
  if (progress.kind === 'deleted') return <p className="cw-copy">{text('Save_Deleted')}</p>;
  if (progress.kind === 'saved' && code)
    return <SavedCode wizard={wizard} code={code} saved={progress.saved} />;
  if (progress.kind !== 'failed') return null;
  const { key, params, requestId } = progress.message;
  return (
    <>
      <p className="cw-error">{text(key, withWait(params, active))}</p>
      <ProblemNumber id={requestId ?? ''} text={text} />
    </>
  );
}

/** Buttons of the dialog's part about the code, and what became of the last one. */
function Actions({ wizard }: { wizard: Wizard }) {
  const app = useApp();
  const text = useText();
  const { draft } = useSnapshot(wizard.claim().state);
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const isBusy = progress.kind === 'working';
  const hasChanged = progress.kind === 'failed' && progress.message.key === 'Problem_draftChanged';
  const act = (work: () => Promise<Progress>) => {
    setProgress({ kind: 'working' });
    work()
      .catch((failure: unknown): Progress => {
        app.report(failure);
        return { kind: 'failed', message: draftMessage(failure, 'Save_Failed', app.culture.state.active) };
      })
      .then(setProgress)
      .catch(app.report);
  };
  const save = () => act(async () => ({ kind: 'saved', saved: await saveUnderCode(wizard) }));
  const saveAnew = () => {
    wizard.claim().state.draft = null;
    save();
  };
  const remove = () =>
    act(async () => {
      await deleteUnderCode(wizard);
      return { kind: 'deleted' };
    });
  const isSaved = draft !== null && draft.revision !== null;
  return (
    <>
      <div role="status">
        <Outcome progress={progress} wizard={wizard} />
      </div>
      <div className="cw-actions">
        <button
          type="button"
          className="cw-button cw-button--primary"
          onClick={hasChanged ? saveAnew : save}
          {...busyProps(isBusy)}
        >
          {text(hasChanged ? 'Save_NewCode' : isSaved ? 'Save_CodeAgain' : 'Save_CodeButton')}
        </button>
        {isSaved && !hasChanged ? (
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
