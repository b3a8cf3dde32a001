import { useId, useRef, useState } from 'react';
import { ErrorText } from '../../widgets/ErrorText.tsx';
import { FilePick } from '../../widgets/File/FilePick.tsx';
import { useApp, useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';
import { openSavedForm, requireOfThisForm } from '../saved/openSavedForm.ts';
import { type OwnFile, readOwnFile } from '../saved/ownFile.ts';
import { SavedFormError } from '../saved/savedFormError.ts';
import { OWN_FILE_NAME } from '../saved/saveOwnFile.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { BeforeOpening, OpenButton, useOpening } from './openingSaved.tsx';

/** Saved form that was picked, or the reason for which it cannot be opened. */
type Picked = { kind: 'none' } | { kind: 'file'; file: OwnFile } | { kind: 'refused'; error: SavedFormError };

async function pick(wizard: Wizard, chosen: Blob | undefined): Promise<Picked> {
  if (!chosen) return { kind: 'none' };
  try {
    const file = await readOwnFile(chosen);
    requireOfThisForm(wizard, file.saved);
    return { kind: 'file', file };
  } catch (error) {
    if (error instanceof SavedFormError) return { kind: 'refused', error };
    throw error;
  }
}

/** Saved form that was found, with the button that opens it. */
function Found({ wizard, file: { saved, files } }: { wizard: Wizard; file: OwnFile }) {
  const text = useText();
  const moment = useMoment();
  const open = () => void wizard.signIn(() => openSavedForm(wizard, saved, files)).catch(wizard.app.report);
  useOpening(wizard, () => {
    open();
    return true;
  });
  return (
    <>
      <p className="cw-copy">{text('Resume_Found', { time: moment(saved.savedAt) })}</p>
      <BeforeOpening wizard={wizard} label="Resume_FileOpen" />
      <OpenButton wizard={wizard} label="Resume_FileOpen" onPress={open} />
    </>
  );
}

/** Button that picks a file of one's own, and the form that was found in it. */
export function ResumeWithFile({ wizard }: { wizard: Wizard }) {
  const { report } = useApp();
  const text = useText();
  const id = useId();
  const [picked, setPicked] = useState<Picked>({ kind: 'none' });

  const latest = useRef<Blob>(undefined);

  async function choose(chosen: Blob | undefined): Promise<void> {
    latest.current = chosen;
    setPicked({ kind: 'none' });
    const found = await pick(wizard, chosen);
    // A large file is read for longer than the one that is picked after it.
    if (latest.current === chosen) setPicked(found);
  }

  const isRefused = picked.kind === 'refused';
  return (
    <div className="cw-blocks">
      <p className="cw-hint" id={`${id}-hint`}>
        {text('Resume_FileHint', { name: OWN_FILE_NAME })}
      </p>
      <div>
        <FilePick
          name={text('Resume_FileButton')}
          words={text('Resume_FileButton')}
          input={{
            accept: '.html,text/html',
            onChange: ({ currentTarget }) => void choose(currentTarget.files?.[0]).catch(report),
          }}
          button={{ 'aria-describedby': `${id}-hint`, 'aria-invalid': isRefused || undefined }}
        />
      </div>
      <div role="status" className="cw-blocks">
        {isRefused ? (
          <p className="cw-error">
            <ErrorText
              text={text}
              message={text(`Resume_${picked.error.fault}`, { site: picked.error.settlement ?? '' })}
            />
          </p>
        ) : null}
        {picked.kind === 'file' ? <Found wizard={wizard} file={picked.file} /> : null}
      </div>
    </div>
  );
}
