import { useContext } from 'react';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { useText } from '../hooks/useApp.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { WizardContext } from '../wizard/WizardContext.ts';

/** The documents that the claim still needs, before anybody has pressed Next (C8-06). */
export function MissingDocuments() {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('Missing documents need a wizard around them.');
  const text = useText();
  useChanges(wizard.claim().state);
  const errors = wizard
    .claim()
    .verdict()
    .errors.filter(({ rule }) => rule === 'documentsRequired');
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
