import { useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, ClaimError, FieldValue } from '../../transforms/claims/types.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { contentKeyOf } from '../../transforms/pages/contentVariants.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState, rowState } from '../../transforms/pages/pageState.ts';
import type { PageSchema } from '../../transforms/pages/types.ts';
import { appText } from '../content/texts.ts';
import type { ClaimPageProps } from '../form/types.ts';
import { pageValidator } from '../form/validator.ts';
import { useChanges } from '../hooks/useChanges.ts';
import type { App } from '../stores/app.ts';
import { sharing } from '../stores/sharing.ts';
import { draftsShown } from './drafts.ts';
import { errorTexts, shownErrors } from './pageErrors.ts';
import { isConfirmation, pageNamed } from './pageRoles.ts';
import { recordActions } from './recordActions.ts';
import { uiText } from './uiText.ts';
import type { Wizard } from './wizard.ts';

type PageProps = Omit<ClaimPageProps, 'onNext' | 'onBack' | 'busy' | 'blocks' | 'ref'>;

/** The message of a failed rule in the active culture. */
export function messageIn(app: App) {
  return (error: ClaimError): string => messageOf(error, app.texts());
}

/** The page's schema in the active culture; the page before the confirmation says that it submits. */
function schemaOf(wizard: Wizard, page: string): PageSchema {
  const { app } = wizard;
  const { loaded, lists, pages } = wizard.bundle();
  const named = pageNamed(wizard.bundle(), page);
  const texts = app.texts();
  const keyOf = contentKeyOf(loaded.plan, wizard.claim().state.document, app.context());
  const schema = pageSchema(loaded.plan, named.page, { texts, lists, params: texts.params, keyOf });
  const index = pages.indexOf(named);
  const following = pages[index + 1];
  if (index < 0 || !following || !isConfirmation(following) || schema.nextLabel) return schema;
  return { ...schema, nextLabel: appText('App_Submit', app.texts()) };
}

/** Keeps the parts of a value that did not change the same objects from one drawing to the next. */
function useShared<T>(value: T): T {
  const last = useRef<T>(value);
  last.current = sharing(last.current, value);
  return last.current;
}

/** Everything that a page is drawn from, afresh after each change of the claim. */
export function usePage(wizard: Wizard, page: string): PageProps {
  const { app } = wizard;
  const { active } = useSnapshot(app.culture.state);
  const view = useSnapshot(wizard.state);
  const bundle = wizard.bundle();
  const claim = wizard.claim();
  useChanges(claim.state);
  useChanges(claim.judged);
  const { document } = claim.state;
  const { plan } = bundle.loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the culture, pages with the version
  const schema = useMemo(() => schemaOf(wizard, page), [wizard, page, active, view.version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const fixed = useMemo(() => {
    const message = messageIn(app);
    return {
      records: recordActions(wizard),
      validator: pageValidator({ form: bundle.loaded, page, context: app.context, message }),
      text: uiText(app),
      onCommit: (path: string, value: FieldValue) => claim.setPath(path, value),
      onBlurField: (path: string) => claim.touch(path),
    };
  }, [wizard, page, claim, active, view.version]);
  const context = app.context();
  const translated = Object.fromEntries(
    Object.entries(view.extra).map(([path, texts]) => [
      path,
      texts.map((text) => appText(text, app.texts())),
    ]),
  );
  const errors = errorTexts(shownErrors(claim, page), messageIn(app), translated);
  return {
    ...fixed,
    page: schema,
    state: useShared(pageState(plan, page, document, context)),
    claim: document as ClaimDocument,
    errors: useShared(errors),
    attempt: view.attempt,
    drafts: useShared(draftsShown(wizard, page)),
    rowState: (model, index) =>
      rowState(plan, page, model, document, recordsOf(document, model)[index] ?? {}, app.context()),
  };
}
