import type { Ref } from 'react';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { useChanges } from '../hooks/useChanges.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PageAnswers } from './PageAnswers.tsx';
import './review.css';

interface AllAnswersProps {
  wizard: Wizard;
  /** CSS class by which the answers are visible in print only; undefined for print and screen. */
  look?: 'cw-print-only';
  ref?: Ref<HTMLDivElement>;
}

/** All answers of a claim so far, page by page, read-only. */
export function AllAnswers({ wizard, look, ref }: AllAnswersProps) {
  useChanges(wizard.claim().state);
  return (
    <div ref={ref} className={look ? `cw-reviews ${look}` : 'cw-reviews'}>
      {wizard
        .bundle()
        .pages.filter((named) => !isConfirmation(named))
        .map((named) => (
          <PageAnswers key={named.name} wizard={wizard} named={named} />
        ))}
    </div>
  );
}

/** All answers of a claim so far, visible in print only. */
export function PrintableAnswers({ wizard, ref }: { wizard: Wizard; ref: Ref<HTMLDivElement> }) {
  return <AllAnswers wizard={wizard} look="cw-print-only" ref={ref} />;
}
