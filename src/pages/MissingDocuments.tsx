import { useContext } from 'react';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { isAuthored, messageOf, paramsIn } from '../../transforms/messages/messageOf.ts';
import { takesMissing } from '../../transforms/pages/recordBlocks.ts';
import type { RecordManagerRenderBlock } from '../../transforms/pages/types.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import { useText } from '../hooks/useApp.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { WizardContext } from '../wizard/WizardContext.ts';

/** Returns the kind of document whose absence an error reports, in the active culture; undefined for other errors. */
function kindOf(error: ClaimError, texts: Texts): string | undefined {
  const missesOne = error.rule === 'documentsRequired' && error.variant === undefined;
  return missesOne && !isAuthored(error, texts) ? String(paramsIn(texts, error).kind) : undefined;
}

/** List of the documents that the claim still needs in the list of a block, shown before Next is pressed (C8-06). */
export function MissingDocuments({ block }: { block: RecordManagerRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('Missing documents need a wizard around them.');
  const text = useText();
  useChanges(wizard.claim().state);
  const errors = wizard
    .claim()
    .verdict()
    .errors.filter((error) => takesMissing(error, block));
  const texts = wizard.app.texts();
  const lines = new Set(errors.map((error) => kindOf(error, texts) ?? messageOf(error, texts)));
  if (lines.size === 0) return null;
  return (
    <div className="cw-notice">
      <p>{text('Document_Missing')}</p>
      <ul className="cw-list">
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
