import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { OWN_FILE_BYTES } from '../saved/ownFile.ts';
import { OWN_FILE_NAME, saveOwnFile } from '../saved/saveOwnFile.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PrintableAnswers } from './PrintableAnswers.tsx';

/** State of the saving: not begun, under way, failed, or done with the names of documents that have no room. */
type Progress = 'none' | 'saving' | 'failed' | { left: string[] };

/** Outcome of the saving, in a live region. */
function Outcome({ progress, isOver }: { progress: Progress; isOver: boolean }) {
  const { culture } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  if (progress === 'failed') return <p className="cw-copy">{text('Save_FileFailed')}</p>;
  if (typeof progress === 'string') return null;
  const limit = sizeText(OWN_FILE_BYTES, active, 'floor');
  return (
    <>
      <p className="cw-copy">
        {text(isOver ? 'Save_FileKept' : 'Save_FileDone', {
          name: OWN_FILE_NAME,
          resume: text('Resume_Offer'),
        })}
      </p>
      {progress.left.length > 0 ? (
        <p className="cw-copy">
          {text('Save_FileLarge', { limit, documents: listed(progress.left, active) })}
        </p>
      ) : null}
    </>
  );
}

interface SaveOwnFileProps {
  wizard: Wizard;
  label: ProductKey;
  /** True after the deadline, when the form cannot be continued. */
  isOver?: boolean;
  /** Buttons beside the one that saves. */
  before?: React.ReactNode;
  after?: React.ReactNode;
}

/** Button that saves the form to a file of one's own, which can be read and opened again (C10-11, C10-17). */
export function SaveOwnFile({ wizard, label, isOver = false, before, after }: SaveOwnFileProps) {
  const app = useApp();
  const text = useText();
  const answers = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('none');

  async function save(): Promise<void> {
    if (!answers.current) return;
    setProgress('saving');
    const left = await saveOwnFile(wizard, answers.current, isOver).catch((failure: unknown) => {
      app.report(failure);
      return null;
    });
    setProgress(left === null ? 'failed' : { left });
  }

  return (
    <>
      <div className="cw-actions cw-no-print">
        {before}
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => void save()}
          {...busyProps(progress === 'saving')}
        >
          {text(label)}
        </button>
        {after}
      </div>
      <div role="status" className="cw-no-print">
        <Outcome progress={progress} isOver={isOver} />
      </div>
      <PrintableAnswers wizard={wizard} ref={answers} />
    </>
  );
}
