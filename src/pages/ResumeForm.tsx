import { canSeal } from '../saved/sealing.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { ResumeWithCode } from './ResumeWithCode.tsx';
import { ResumeWithFile } from './ResumeWithFile.tsx';
import './saved.css';

/** Ways to open a saved form on the entry page: by its code, or from a file. */
export function ResumeForm({ wizard }: { wizard: Wizard }) {
  return (
    <div className="cw-blocks">
      {canSeal() ? <ResumeWithCode wizard={wizard} /> : null}
      <ResumeWithFile wizard={wizard} />
    </div>
  );
}
