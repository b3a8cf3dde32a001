import { toParts } from '../../transforms/claims/payload.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { ApiProblem } from '../api/problem.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { isCaptchaEnd, isRetryable, messageOfFailure } from '../stores/problemMessages.ts';
import { type ClaimToSend, type SubmitOutcome, submittedForm } from '../stores/submission.ts';
import { confirmationOf } from './pageRoles.ts';
import { migrateToChangedForm, showDocument, showErrors } from './refusedClaim.ts';
import { beginReview } from './review.ts';
import type { Wizard } from './wizard.ts';

/** Returns the files of all sent documents, in their order; those of documents that are not live are not sent. */
async function filesOf(wizard: Wizard): Promise<File[]> {
  const { document, ids: kept } = wizard.claim().state;
  const live = placedRecordsIn(document.documentContexts);
  const ids = live.flatMap(({ index }) => kept.lists.documentContexts?.[index] ?? []);
  const files = await Promise.all(ids.map((id) => wizard.app.claims.files().get(id)));
  return files.filter((file) => file !== undefined);
}

async function claimToSend(wizard: Wizard): Promise<ClaimToSend> {
  const { form, configurationHash, loaded, entries } = wizard.bundle();
  const { state } = wizard.claim();
  // One key for one claim, kept until the confirmation: however often it is sent, it is filed once (C6-08).
  state.idempotencyKey ??= crypto.randomUUID();
  wizard.app.claims.mirrorNow();
  return {
    form: submittedForm(form),
    culture: wizard.app.culture.state.active,
    idempotencyKey: state.idempotencyKey,
    configurationHash,
    parts: toParts(state.document, { plan: loaded.plan, entries }, state.ids),
    documents: await filesOf(wizard),
    mayBeFiled: state.mayBeFiled,
    draft: state.draft?.locator,
  };
}

async function confirm(wizard: Wizard, referenceCode: string): Promise<void> {
  const { state } = wizard.claim();
  state.referenceCode = referenceCode;
  state.idempotencyKey = null;
  wizard.app.claims.keepReceipt(wizard.bundle().form, referenceCode, state.filedAt);
  wizard.app.claims.forget();
  const confirmation = confirmationOf(wizard.bundle());
  if (confirmation) await wizard.app.navigation.goTo(confirmation.page.path);
}

type Handlers = {
  [K in SubmitOutcome['kind']]: (
    wizard: Wizard,
    outcome: Extract<SubmitOutcome, { kind: K }>,
  ) => Promise<FormConfiguration | undefined> | undefined;
};

const HANDLERS: Handlers = {
  filed: (wizard, { referenceCode, receipt }) => {
    Object.assign(wizard.claim().state, { receipt, filedAt: receipt.submittedAt });
    return confirm(wizard, referenceCode).then(() => undefined);
  },
  filedBefore: (wizard, { referenceCode, message }) => {
    wizard.app.alert.show(message);
    return confirm(wizard, referenceCode).then(() => undefined);
  },
  invalid: (wizard, { errors }) => showErrors(wizard, errors),
  configurationChanged: (wizard, { message }) => migrateToChangedForm(wizard, message),
  deadlinePassed: (wizard, { redirectUrl }) => {
    const { deadlineWatch } = wizard.app;
    if (deadlineWatch.setting()) deadlineWatch.end(redirectUrl);
    else wizard.app.leaveForDeadline(redirectUrl);
    return undefined;
  },
  unauthorized: (wizard) => {
    // After another sign-in, Next leads back to the page from which the claim was sent.
    wizard.state.review = beginReview(wizard, '');
    wizard.app.unauthorized(wizard.bundle().form);
    return undefined;
  },
  stopped: (wizard, { message }) => {
    wizard.app.alert.show(message);
    return undefined;
  },
  failed: (wizard, { message, document }) => {
    if (wizard.app.settlement.settings.redirectOnError && !isCaptchaEnd(message))
      wizard.app.location.navigate('/error');
    else
      wizard.app.alert.show(
        message,
        isRetryable(message) ? () => void wizard.next().catch(wizard.app.report) : null,
      );
    return document === undefined ? undefined : showDocument(wizard, document, message);
  },
};

function handle<K extends SubmitOutcome['kind']>(
  wizard: Wizard,
  outcome: Extract<SubmitOutcome, { kind: K }>,
): Promise<FormConfiguration | undefined> | undefined {
  const handler = HANDLERS[outcome.kind as K];
  return handler(wizard, outcome);
}

/** Files the claim, or shows what prevents it. Returns the new form where its configuration has changed. */
export async function fileClaim(wizard: Wizard): Promise<FormConfiguration | undefined> {
  const claim = wizard.claim();
  if (claim.state.referenceCode !== null) {
    await confirm(wizard, claim.state.referenceCode);
    return undefined;
  }
  const [error] = claim.judgeNow().errors;
  if (error) {
    await wizard.show(error.path);
    return undefined;
  }
  const outcome = await wizard.app.submission.submit(await claimToSend(wizard));
  if ('message' in outcome && outcome.message.filing === 'Alert_MaybeFiled') claim.state.mayBeFiled = true;
  try {
    return await handle(wizard, outcome);
  } catch (failure) {
    if (!(failure instanceof ApiProblem) && !(failure instanceof TypeError)) throw failure;
    wizard.app.alert.show(messageOfFailure(failure, 'config', wizard.app.culture.state.active));
    return undefined;
  }
}
