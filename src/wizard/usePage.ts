import type { RJSFSchema } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { recordAt } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { errorPlaces } from '../../transforms/pages/choiceGroups.ts';
import { contentKeyOf, wordingOf } from '../../transforms/pages/contentVariants.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState, rowState } from '../../transforms/pages/pageState.ts';
import { listPlace } from '../../transforms/pages/recordBlocks.ts';
import { savedDocuments } from '../../transforms/pages/savedDocuments.ts';
import type { PageSchema } from '../../transforms/pages/types.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { entryButtonsAt } from '../form/records/entryButtons.ts';
import type { ReadRowState } from '../form/records/rowStates.ts';
import type { ClaimPageProps } from '../form/types.ts';
import { claimValidator } from '../form/validator.ts';
import { useChanges } from '../hooks/useChanges.ts';
import { useStructuralSharing } from '../hooks/useStructuralSharing.ts';
import type { AppStore } from '../stores/app.ts';
import { draftsShown, limitsNow } from './drafts.ts';
import { leaveRows, missingRules, refuseNext } from './goNext.ts';
import {
  errorTexts,
  extraTexts,
  ruleMessageWriter,
  shownErrors,
  withoutFirstRecordErrors,
} from './pageErrors.ts';
import { pageNamed } from './pageRoles.ts';
import { recordActions } from './recordActions.ts';
import { isOfSummary, reviewOf, reviewTarget } from './review.ts';
import { signInErrors } from './signInErrors.ts';
import { uiText } from './uiText.ts';
import { paysToWallet, useAccountMessages } from './walletAccount.ts';
import type { Wizard } from './wizard.ts';

type PageProps = Omit<ClaimPageProps, 'onNext' | 'onBack' | 'busy' | 'blocks' | 'ref'>;

/** Returns the message of a failed rule in the active culture. */
function messageIn(app: AppStore) {
  return (error: ClaimError): string => messageOf(error, app.texts());
}

/** Returns the page's schema in the active culture; the page before the confirmation has the submit label. */
function schemaOf(wizard: Wizard, page: string): PageSchema {
  const { app } = wizard;
  const { form, loaded, lists, pages } = wizard.bundle();
  const named = pageNamed(wizard.bundle(), page);
  const texts = app.texts();
  const keyOf = contentKeyOf(loaded.plan, wizard.claim().state.document, app.context(form));
  const schema = pageSchema(loaded.plan, named.page, {
    ...{ texts, lists, keyOf },
    pages: pages.map((one) => one.page),
  });
  const index = pages.indexOf(named);
  const following = pages[index + 1];
  if (index < 0 || !following || !isConfirmation(following) || schema.nextLabel) return schema;
  return { ...schema, nextLabel: productText('App_Submit', texts) };
}

/** Returns the schema of the page in the active culture and wording, and RJSF's validator of it. */
function drawnBy(wizard: Wizard, page: string): Pick<PageProps, 'page' | 'validator'> {
  const { app } = wizard;
  const described = schemaOf(wizard, page);
  const validator = claimValidator({
    form: wizard.bundle().loaded,
    schema: described.schema as RJSFSchema,
    page,
    context: app.context,
    message: messageIn(app),
    onVerdict: (verdict) => {
      wizard.found = verdict;
    },
  });
  return { page: described, validator };
}

/** Creates the callbacks of the page. */
function actionsOf(wizard: Wizard, page: string) {
  const { app } = wizard;
  const claim = wizard.claim();
  return {
    records: recordActions(wizard),
    text: uiText(app),
    searchList: app.forms.searchList,
    wallet: paysToWallet(wizard, page) ? app.wallet.login(wizard.bundle().form) : null,
    onCommit: (path: string, value: FieldValue) => claim.setPath(path, value),
    onAnswering: (path: string) => claim.answering(path),
    onBlurField: (path: string) => claim.touch(path),
    onBeforeNext: () => leaveRows(wizard),
    onRefused: (paths: readonly string[]) => void refuseNext(wizard, paths),
    missingRules: () => missingRules(wizard),
  };
}

/** Hook that returns the reader of the states of a saved record's fields, another one for each claim document. */
function useReadRowState(wizard: Wizard, page: string, document: ClaimDocument): ReadRowState {
  return useCallback(
    (model, index) => {
      const record = recordAt(document, model, index) ?? {};
      return rowState(wizard.bundle().loaded.plan, page, model, document, record, wizard.app.context());
    },
    [wizard, page, document],
  );
}

/** Returns Next's label while an answer of the summary or a displayed row is changed and it leads straight back. */
function nextLabelOf(wizard: Wizard): string | undefined {
  const review = reviewOf(wizard);
  const leadsBack = review && reviewTarget(wizard, review).name === review.summary;
  if (!leadsBack) return undefined;
  return uiText(wizard.app)(isOfSummary(wizard, review) ? 'Summary_Return' : 'Ui_SaveAndReturn');
}

/** Hook that returns the props with which a page of the form is rendered, anew after each change of the claim. */
export function usePage(wizard: Wizard, page: string): PageProps {
  const { app } = wizard;
  const { active } = useSnapshot(app.culture.state);
  const view = useSnapshot(wizard.state);
  // Another way in may show other fields.
  useSnapshot(app.authorization.state);
  const bundle = wizard.bundle();
  const claim = wizard.claim();
  useChanges(claim.state);
  useChanges(claim.judged);
  const { document } = claim.state;
  useAccountMessages(wizard, page, document as ClaimDocument);
  const { plan } = bundle.loaded;
  // The navigation follows the router after the first render: until then it has no active form.
  const context = app.context(bundle.form);
  const wording = wordingOf(plan, document, context);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with culture and wording, pages with the version
  const drawn = useMemo(() => drawnBy(wizard, page), [wizard, page, active, view.version, wording]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const actions = useMemo(() => actionsOf(wizard, page), [wizard, page, claim, active, view.version]);
  const state = pageState(plan, page, document, context);
  const placeOf = errorPlaces(drawn.page, document as ClaimDocument, state);
  const said = Object.fromEntries(
    Object.entries(view.extra).map(([path, messages]) => [listPlace(drawn.page, path, state), messages]),
  );
  const buttonsAt = (path: string) => entryButtonsAt(drawn.page, path, actions.text);
  const authored = new Set<string>();
  const errors = errorTexts(
    withoutFirstRecordErrors(shownErrors(claim, page), said, placeOf),
    ruleMessageWriter(app.texts(), authored),
    { ...extraTexts(said, app.texts(), buttonsAt), ...signInErrors(wizard, page) },
    placeOf,
  );
  const { ids } = claim.state;
  return {
    ...drawn,
    ...actions,
    rowState: useReadRowState(wizard, page, document as ClaimDocument),
    // A wiped claim has new ids.
    isEnded: () => claim.state.ids !== ids || claim.state.referenceCode !== null,
    state: useStructuralSharing(state),
    claim: document as ClaimDocument,
    nextLabel: nextLabelOf(wizard),
    errors: useStructuralSharing(errors),
    attempt: view.attempt,
    drafts: useStructuralSharing(draftsShown(wizard, page, authored)),
    authored: useStructuralSharing([...authored]),
    documents: useStructuralSharing(savedDocuments(drawn.page, document as ClaimDocument)),
    limits: useStructuralSharing(limitsNow(wizard)),
    culture: active,
    acceptedFiles: app.settlement.forms[bundle.form]?.documents.accept,
  };
}
