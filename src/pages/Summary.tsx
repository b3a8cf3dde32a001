import { useContext } from 'react';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import type { SummaryRenderBlock } from '../../transforms/pages/types.ts';
import { useText } from '../hooks/useApp.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { isConfirmation } from '../wizard/pageRoles.ts';
import { WizardContext } from '../wizard/WizardContext.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PageAnswers } from './PageAnswers.tsx';

/** What is still missing anywhere in the claim, each with a way to it (C8-06). */
function Missing({ wizard, except }: { wizard: Wizard; except: readonly string[] }) {
  const text = useText();
  const { app } = wizard;
  const errors = wizard
    .claim()
    .verdict()
    .errors.filter((error) => !except.includes(error.path.split('.')[0] ?? ''));
  if (errors.length === 0) return null;
  return (
    <section className="cw-notice cw-notice--warning">
      <h2 className="cw-heading cw-heading--h3">{text('Summary_Missing')}</h2>
      <ul className="cw-list">
        {errors.map((error) => (
          <li key={`${error.path} ${error.rule}`}>
            <button
              type="button"
              className="cw-link-button"
              onClick={() => void wizard.show(error.path).catch(app.report)}
            >
              {messageOf(error, app.texts())}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything entered, page by page, with links to change it. */
export function Summary({ block }: { block: SummaryRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A summary needs a wizard around it.');
  useChanges(wizard.claim().state);
  const { app } = wizard;
  const { pages } = wizard.bundle();
  const here = wizard.state.page;
  const shown = pages.filter(
    (named) =>
      named.name !== here &&
      !isConfirmation(named) &&
      (block.pages === undefined || block.pages.includes(named.name)),
  );
  return (
    <div className="cw-reviews">
      <Missing wizard={wizard} except={['signature']} />
      {shown.map((named) => (
        <PageAnswers
          key={named.name}
          wizard={wizard}
          named={named}
          onChange={() => void app.navigation.goTo(named.page.path).catch(app.report)}
        />
      ))}
    </div>
  );
}
