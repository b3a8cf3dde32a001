import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import type { ConfirmationRenderBlock } from '../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { WizardContext } from '../wizard/WizardContext.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { EndSession } from './EndSession.tsx';
import { FiledAt } from './FiledAt.tsx';
import { FiledDocuments } from './FiledDocuments.tsx';
import { PageAnswers } from './PageAnswers.tsx';
import { StatusLink } from './StatusLink.tsx';
import './receipt.css';
import './review.css';

/** Filed answers, page by page. A reload removes them from this device, and only the code is left (C6-17). */
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
            <PageAnswers key={named.name} wizard={wizard} named={named} isBelow />
          ))}
      </div>
    </>
  );
}

/**
 * Confirmation with the reference code and the filed answers, to print or save (C7-06). A reload keeps the code alone
 * (C6-17); a text warns of it.
 */
export function Confirmation({ block }: { block: ConfirmationRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A confirmation needs a wizard around it.');
  const text = useText();
  // Answers without a receipt are not those that were filed: they were filed before, or a reload began another claim.
  const { referenceCode, filedAt, receipt } = useSnapshot(wizard.claim().state);
  const phone = useContent()(useApp().settlement.contact.phoneKey);
  return (
    <div className="cw-confirmation">
      <div className="cw-receipt">
        <p className="cw-receipt-label">{text('Confirmation_Code')}</p>
        <p className="cw-receipt-code">{referenceCode}</p>
        {filedAt ? <FiledAt instant={filedAt} /> : null}
        <p>{text('Confirmation_Keep')}</p>
        {receipt?.mailed === undefined ? null : (
          <p>{text(receipt.mailed ? 'Confirmation_Mail' : 'Confirmation_NoMail')}</p>
        )}
        <p>
          <TextWithLanguage text={text('Confirmation_Questions', { phone })} />
        </p>
        <StatusLink form={wizard.bundle().form} />
      </div>
      {block.texts.map((paragraph) => (
        <p className="cw-copy" key={paragraph}>
          <InlineMarkdown text={paragraph} />
        </p>
      ))}
      <p className="cw-copy cw-no-print">
        {text(receipt === null ? 'Confirmation_Gone' : 'Confirmation_Once')}
      </p>
      <div className="cw-actions cw-no-print">
        <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
          {text('Confirmation_Print')}
        </button>
      </div>
      <EndSession />
      {receipt === null ? null : <Entered wizard={wizard} />}
      {receipt && receipt.documents.length > 0 ? <FiledDocuments documents={receipt.documents} /> : null}
    </div>
  );
}
