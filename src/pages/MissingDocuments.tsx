import { useContext } from 'react';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { takesMissing } from '../../transforms/pages/recordBlocks.ts';
import type { RecordManagerRenderBlock } from '../../transforms/pages/types.ts';
import { useText } from '../hooks/useApp.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { WizardContext } from '../wizard/WizardContext.ts';

/** The documents that the claim still needs and that a block takes, before anybody has pressed Next (C8-06). */
export function MissingDocuments({ block }: { block: RecordManagerRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('Missing documents need a wizard around them.');
  const text = useText();
  useChanges(wizard.claim().state);
  const errors = wizard
    .claim()
    .verdict()
    .errors.filter((error) => takesMissing(error, block));
  const lines = new Set(errors.map((error) => messageOf(error, wizard.app.texts())));
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
