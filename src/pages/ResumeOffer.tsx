import { useState } from 'react';
import { useText } from '../hooks/useApp.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { LazyResumeForm } from './lazyBlocks.tsx';

/** Offer on the entry page to continue a saved form (C10-11), closed at first. */
export function ResumeOffer({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="cw-details cw-resume cw-no-print"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text('Resume_Offer')}</summary>
      {isOpen ? <LazyResumeForm wizard={wizard} /> : null}
    </details>
  );
}
