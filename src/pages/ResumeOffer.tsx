import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useText } from '../hooks/useApp.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { LazyResumeForm } from './lazyBlocks.tsx';

/** Offer on the entry page to continue a saved form (C10-11): closed at first, open where the address asks for it. */
export function ResumeOffer({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isWanted = new URLSearchParams(useSearch()).has('resume');
  useEffect(() => {
    // One that was opened before the app ran gets its content, too.
    if (isWanted) details.current?.setAttribute('open', '');
    if (details.current?.open) setOpen(true);
  }, [isWanted]);
  return (
    <details
      className="cw-details cw-resume cw-no-print"
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text('Resume_Offer')}</summary>
      {isOpen ? <LazyResumeForm wizard={wizard} /> : null}
    </details>
  );
}
