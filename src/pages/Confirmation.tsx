import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ConfirmationRenderBlock } from '../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { useText } from '../hooks/useApp.ts';
import { isConfirmation } from '../wizard/pageRoles.ts';
import { WizardContext } from '../wizard/WizardContext.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PageAnswers } from './PageAnswers.tsx';
import './review.css';

/** What was filed, page by page. After a reload it is gone from this device, and only the code is left (C6-17). */
function Entered({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const { pages } = wizard.bundle();
  return (
    <>
      <h2 className="cw-heading cw-heading--h2">{text('Confirmation_Entered')}</h2>
      <div className="cw-reviews">
        {pages
          .filter((named) => !isConfirmation(named))
          .map((named) => (
            <PageAnswers key={named.name} wizard={wizard} named={named} />
          ))}
      </div>
    </>
  );
}

/** The reference code, and everything that was filed, to print or save (C7-06). */
export function Confirmation({ block }: { block: ConfirmationRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A confirmation needs a wizard around it.');
  const text = useText();
  const { referenceCode, authorizedWith } = useSnapshot(wizard.claim().state);
  return (
    <div className="cw-confirmation">
      <div className="cw-receipt">
        <p className="cw-receipt-label">{text('Confirmation_Code')}</p>
        <p className="cw-receipt-code">{referenceCode}</p>
        <p>{text('Confirmation_Keep')}</p>
      </div>
      {block.texts.map((paragraph) => (
        <p className="cw-copy" key={paragraph}>
          <InlineMarkdown text={paragraph} />
        </p>
      ))}
      <div className="cw-actions cw-no-print">
        <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
          {text('Confirmation_Print')}
        </button>
      </div>
      {authorizedWith === null ? null : <Entered wizard={wizard} />}
    </div>
  );
}
