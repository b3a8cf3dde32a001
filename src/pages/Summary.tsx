import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { placeOfError } from '../../transforms/claims/pageVerdict.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import { isAuthored, messageOf } from '../../transforms/messages/messageOf.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import type { SummaryRenderBlock } from '../../transforms/pages/types.ts';
import { lineOf } from '../form/ErrorSummary.tsx';
import { useText } from '../hooks/useApp.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { fieldNamesAt } from '../wizard/fieldNamesAt.ts';
import { uiText } from '../wizard/uiText.ts';
import { WizardContext } from '../wizard/WizardContext.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { PageAnswers } from './PageAnswers.tsx';
import './review.css';

/** Returns the claim's errors except those of some models, each message once per path, with the field's label. */
function missingLines(wizard: Wizard, except: readonly string[]): { path: string; text: string }[] {
  const texts = wizard.app.texts();
  const errors = wizard
    .claim()
    .verdict()
    .errors.filter(({ path }) => !except.includes(modelIn(path)));
  const said = errors.map((error) => {
    const path = placeOfError(error, wizard.bundle().loaded.plan);
    const place = path.includes('.')
      ? fieldNamesAt(wizard.bundle(), path, texts, wizard.claim().state.document)
      : { within: [], own: undefined };
    return { path, place, message: messageOf(error, texts), isAuthored: isAuthored(error, texts) };
  });
  const once = [...new Map(said.map((one) => [`${one.path} ${one.message}`, one])).values()];
  const authored = once.filter((one) => one.isAuthored).map(({ message }) => message);
  const text = uiText(wizard.app);
  return once.map(({ path, place, message }) => ({ path, text: lineOf(place, message, text, authored) }));
}

/** List of the claim's errors, each with a link to its field (C8-06). */
function Missing({ wizard, except }: { wizard: Wizard; except: readonly string[] }) {
  const text = useText();
  const { app } = wizard;
  const lines = missingLines(wizard, except);
  if (lines.length === 0) return null;
  return (
    <section className="cw-notice cw-notice--warning">
      <h2 className="cw-heading cw-heading--h3">{text('Summary_Missing')}</h2>
      <ul className="cw-list">
        {lines.map(({ path, text: line }) => (
          <li key={`${path} ${line}`}>
            <button
              type="button"
              className="cw-link-button"
              onClick={() => void wizard.change(path).catch(app.report)}
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Summary block: all answers, page by page, each with a Change link, below the list of the claim's errors. */
export function Summary({ block }: { block: SummaryRenderBlock }) {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A summary needs a wizard around it.');
  useChanges(wizard.claim().state);
  const { working, page: here } = useSnapshot(wizard.state);
  const { app } = wizard;
  const text = useText();
  const follow = (path: string) => void wizard.change(path).catch(app.report);
  const { pages } = wizard.bundle();
  const shown = pages.filter(
    (named) =>
      named.name !== here &&
      !isConfirmation(named) &&
      (block.pages === undefined || block.pages.includes(named.name)),
  );
  return (
    <div className="cw-reviews cw-reviews--changeable">
      <p className="cw-print-only">
        <strong>{text('Summary_NotFiled')}</strong>
      </p>
      <Missing wizard={wizard} except={['signature']} />
      {shown.map((named) => (
        <PageAnswers
          key={named.name}
          wizard={wizard}
          named={named}
          change={{ href: named.page.path, disabled: working, follow }}
        />
      ))}
    </div>
  );
}
