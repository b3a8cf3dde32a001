import { useSnapshot } from 'valtio/react';
import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState, rowState } from '../../transforms/pages/pageState.ts';
import { contentText } from '../../transforms/texts/lookUp.ts';
import { DAYS_ZONE } from '../../transforms/values/day.ts';
import { LATIN_DIGITS } from '../../transforms/values/latinDigits.ts';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import { useText } from '../hooks/useApp.ts';
import type { NamedPage } from '../stores/forms.ts';
import { uiText } from '../wizard/uiText.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { AnswerList } from './AnswerList.tsx';
import { answersOfPage } from './answers.ts';
import type { ChangeLink } from './ChangeAnswer.tsx';
import type { AnswerFormatOptions } from './formatAnswer.ts';
import { RecordAnswers } from './RecordAnswers.tsx';
import { publicCredentialNames } from './secrets.ts';

interface PageAnswersProps {
  wizard: Wizard;
  named: NamedPage;
  /** Change links of the answers; undefined where nothing can be changed, as on the receipt. */
  change?: ChangeLink;
  /** The pages are below a heading of the second level. */
  isBelow?: boolean;
}

/** Formats the day of signing as the summary did at that time (C6-01), in a culture. */
const dayOf = (instant: string, culture: string): string =>
  new Intl.DateTimeFormat(culture, { ...LATIN_DIGITS, dateStyle: 'long', timeZone: DAYS_ZONE }).format(
    new Date(instant),
  );

function readingOf(
  wizard: Wizard,
  { name }: NamedPage,
  isReceipt: boolean,
  culture: string,
): AnswerFormatOptions {
  const { app } = wizard;
  const { form, loaded } = wizard.bundle();
  const { document, receipt } = wizard.claim().state;
  const text = uiText(app);
  return {
    text,
    culture,
    isReceipt,
    ...(isReceipt && receipt && { signedOn: dayOf(receipt.submittedAt, culture) }),
    publicCredentialNames: publicCredentialNames(app.authorization.state.rows[form] ?? []),
    ending: (end) => text(end === '' ? 'Summary_Hidden' : 'Summary_Ending', { end }),
    rowState: (model, record) => rowState(loaded.plan, name, model, document, record, app.context()),
  };
}

/** Answers of one page of a form: with Change links on the summary, without them on the receipt or a printout. */
export function PageAnswers({ wizard, named, change, isBelow = false }: PageAnswersProps) {
  const text = useText();
  const { app } = wizard;
  const { loaded, lists } = wizard.bundle();
  const { active } = useSnapshot(app.culture.state);
  const { document } = wizard.claim().state;
  const keyOf = contentKeyOf(loaded.plan, document, app.context());
  const schema = pageSchema(loaded.plan, named.page, { texts: app.texts(), lists, keyOf });
  // `stepKey` first, because the title of the entry page is the form's.
  const title = contentText(keyOf(named.page.stepKey ?? named.page.titleKey), app.texts());
  const state = pageState(loaded.plan, named.name, document, app.context());
  const groups = answersOfPage(
    schema,
    state,
    document,
    readingOf(wizard, named, change === undefined, active),
  );
  if (state.skipped || groups.length === 0) return null;
  const id = `review-${named.name}`;
  const Title = isBelow ? 'h3' : 'h2';
  const shared = {
    Title: isBelow ? ('h4' as const) : ('h3' as const),
    text,
    change,
    search: app.forms.searchList,
  };
  return (
    <section className="cw-review" aria-labelledby={id}>
      <Title id={id} className="cw-heading cw-heading--h3 cw-review-title">
        <TextWithLanguage text={title} />
      </Title>
      {groups.map((group, index) =>
        group.kind === 'records' ? (
          <RecordAnswers key={group.id} table={group} pageTitleId={id} {...shared} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place on the page
          <AnswerList key={index} group={group} {...shared} />
        ),
      )}
    </section>
  );
}
