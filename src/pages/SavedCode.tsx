import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio/react';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import type { SavedDraftInfo } from '../api/drafts.ts';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { entryAddress } from '../saved/entryAddress.ts';
import type { Wizard } from '../wizard/wizard.ts';
import './saved.css';

/** Instructions to go on: the code, until when, and how. */
function Instructions({ wizard, code, saved }: SavedCodeProps) {
  const text = useText();
  const moment = useMoment();
  return (
    <>
      <p className="cw-copy">{text('Save_CodeYours')}</p>
      <p className="cw-resume-code">{writtenCode(code)}</p>
      <p className="cw-copy">
        {text('Save_CodeUntil', { time: moment(saved.savedAt), until: moment(saved.expiresAt) })}
      </p>
      <p className="cw-copy">
        {text('Save_CodeHow', { address: entryAddress(wizard), resume: text('Resume_Offer') })}
      </p>
    </>
  );
}

/** Button that copies the code, and says in a live region if the browser did. */
function CopyCode({ code }: { code: string }) {
  const text = useText();
  const [said, setSaid] = useState<'Save_Copied' | 'Save_NotCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writtenCode(code));
      setSaid('Save_Copied');
    } catch {
      // The browser refuses it, or has no clipboard: the code stays on the screen.
      setSaid('Save_NotCopied');
    }
  };
  return (
    <>
      <button type="button" className="cw-button cw-button--secondary" onClick={() => void copy()}>
        {text('Save_Copy')}
      </button>
      <span role="status">{said ? text(said) : null}</span>
    </>
  );
}

interface SavedCodeProps {
  wizard: Wizard;
  /** Resume code, compact. */
  code: string;
  saved: SavedDraftInfo;
}

/** Code of a form that was just saved, shown large, to be copied and printed. Print has this alone (C10-11). */
export function SavedCode(props: SavedCodeProps) {
  const { culture, settlement } = useApp();
  const text = useText();
  const content = useContent();
  useSnapshot(culture.state);
  return (
    <div className="cw-saved-code">
      <p className="cw-copy">
        <strong>{text('Save_CodeKeep')}</strong>
      </p>
      <Instructions {...props} />
      <div className="cw-actions">
        <CopyCode code={props.code} />
        <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
          {text('Save_Print')}
        </button>
      </div>
      {createPortal(
        <div className="cw-code-sheet cw-print-only" aria-hidden="true">
          <h1>{content(settlement.nameKey)}</h1>
          <Instructions {...props} />
        </div>,
        document.body,
      )}
    </div>
  );
}
