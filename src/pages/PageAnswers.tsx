import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import { useText } from '../hooks/useApp.ts';
import type { NamedPage } from '../stores/forms.ts';
import { uiText } from '../wizard/uiText.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type AnswerGroup, answersOfPage } from './answers.ts';
import { publicCredentials } from './secrets.ts';

function Group({ group }: { group: AnswerGroup }) {
  const text = useText();
  return (
    <div className="cw-review-group">
      {group.title ? <h3 className="cw-heading cw-heading--h4">{group.title}</h3> : null}
      <dl className="cw-answers">
        {group.answers.map(({ path, label, value }) => (
          <div className="cw-answer" key={path}>
            <dt>{label}</dt>
            <dd className={value === '' ? 'cw-answer-empty' : undefined}>{value || text('Ui_None')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PageAnswersProps {
  wizard: Wizard;
  named: NamedPage;
  /** Goes back to the page; left out where nothing can be changed any more. */
  onChange?: () => void;
}

/** What was entered on one page, with a link to change it. */
export function PageAnswers({ wizard, named, onChange }: PageAnswersProps) {
  const text = useText();
  const { app } = wizard;
  const { form, loaded, lists } = wizard.bundle();
  const { document } = wizard.claim().state;
  const texts = app.texts();
  const keyOf = contentKeyOf(loaded.plan, document, app.context());
  const schema = pageSchema(loaded.plan, named.page, { texts, lists, keyOf });
  const state = pageState(loaded.plan, named.name, document, app.context());
  const groups = answersOfPage(schema, state, document, {
    text: uiText(app),
    publicCredentials: publicCredentials(app.authorization.state.rows[form] ?? []),
    ending: (end) => text(end === '' ? 'Summary_Hidden' : 'Summary_Ending', { end }),
  });
  if (state.skipped || groups.length === 0) return null;
  return (
    <section className="cw-review" aria-labelledby={`review-${named.name}`}>
      <div className="cw-review-head">
        <h2 id={`review-${named.name}`} className="cw-heading cw-heading--h3">
          {schema.title}
        </h2>
        {onChange ? (
          <button
            type="button"
            className="cw-button cw-button--quiet"
            onClick={onChange}
            aria-label={text('Summary_ChangeOf', { page: schema.title })}
          >
            {text('Summary_Change')}
          </button>
        ) : null}
      </div>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place on the page
        <Group key={index} group={group} />
      ))}
    </section>
  );
}
