import type { Ref } from 'react';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { useChanges } from '../hooks/useChanges.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PageAnswers } from './PageAnswers.tsx';
import './review.css';

/** Everything entered so far, page by page, on paper only. */
export function EnteredToPrint({ wizard, ref }: { wizard: Wizard; ref: Ref<HTMLDivElement> }) {
  useChanges(wizard.claim().state);
  return (
    <div ref={ref} className="cw-reviews cw-print-only">
      {wizard
        .bundle()
        .pages.filter((named) => !isConfirmation(named))
        .map((named) => (
          <PageAnswers key={named.name} wizard={wizard} named={named} />
        ))}
    </div>
  );
}
