import { toParts } from '../../transforms/claims/payload.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { ApiProblem } from '../api/problem.ts';
import type { FormBundle } from '../stores/forms.ts';
import { isCaptchaEnd, type Message, mayPass, messageOfFailure } from '../stores/problemMessages.ts';
import { type ClaimToSend, type SubmitOutcome, submittedForm } from '../stores/submission.ts';
import { carryOver, changedForm } from './carryOver.ts';
import { confirmationOf } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

/** The files of all documents that are sent, in their order: those that are not live are kept, and stay here. */
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
  };
}

async function confirm(wizard: Wizard, referenceCode: string): Promise<void> {
  const { state } = wizard.claim();
  state.referenceCode = referenceCode;
  state.idempotencyKey = null;
  wizard.app.claims.keepReceipt(wizard.bundle().form, referenceCode);
  wizard.app.claims.forget();
  const confirmation = confirmationOf(wizard.bundle());
  if (confirmation) await wizard.app.navigation.goTo(confirmation.page.path);
}

/**
 * Fetches the changed form and carries the answers over to it. One message says that the form has changed and, by
 * the names that the old form had for them, which answers have no place any more (C6-15).
 */
async function renew(wizard: Wizard, message: Message): Promise<FormBundle> {
  const { app } = wizard;
  const old = wizard.bundle();
  const [bundle] = await Promise.all([app.forms.reload(old.form), app.culture.refresh()]);
  const { snapshot, dropped } = carryOver(wizard.claim().snapshot(), bundle.loaded);
  app.claims.put(bundle, snapshot);
  app.alert.show(changedForm(old, dropped, app.texts(), message));
  return bundle;
}

/** What is told of a claim that the server refused is fetched once one was. */
const refusal = () => import('./refusedClaim.ts');

type Handlers = {
  [K in SubmitOutcome['kind']]: (
    wizard: Wizard,
    outcome: Extract<SubmitOutcome, { kind: K }>,
  ) => Promise<FormBundle | undefined> | undefined;
};

const HANDLERS: Handlers = {
  filed: (wizard, { referenceCode, receipt }) => {
    wizard.claim().state.receipt = receipt;
    return confirm(wizard, referenceCode).then(() => undefined);
  },
  filedBefore: (wizard, { referenceCode, message }) => {
    wizard.app.alert.show(message);
    return confirm(wizard, referenceCode).then(() => undefined);
  },
  invalid: async (wizard, { errors }) => (await refusal()).showErrors(wizard, errors),
  configurationChanged: (wizard, { message }) => renew(wizard, message),
  deadlinePassed: (wizard, { redirectUrl }) => {
    wizard.app.leaveForDeadline(redirectUrl);
    return undefined;
  },
  unauthorized: (wizard) => {
    wizard.app.unauthorized(wizard.bundle().form);
    return undefined;
  },
  stopped: (wizard) => {
    wizard.app.alert.show({ key: 'App_SendingStopped', params: {} });
    return undefined;
  },
  failed: async (wizard, { message, document }) => {
    if (wizard.app.settlement.settings.redirectOnError && !isCaptchaEnd(message))
      wizard.app.location.navigate('/error');
    else
      wizard.app.alert.show(
        message,
        mayPass(message) ? () => void wizard.next().catch(wizard.app.report) : null,
      );
    return document === undefined ? undefined : (await refusal()).showDocument(wizard, document, message);
  },
};

function handle<K extends SubmitOutcome['kind']>(
  wizard: Wizard,
  outcome: Extract<SubmitOutcome, { kind: K }>,
): Promise<FormBundle | undefined> | undefined {
  const handler = HANDLERS[outcome.kind as K];
  return handler(wizard, outcome);
}

/**
 * Files the claim, or takes the claimant to what stops it. Answers the form anew where its configuration has changed.
 */
export async function fileClaim(wizard: Wizard): Promise<FormBundle | undefined> {
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
  try {
    return await handle(wizard, outcome);
  } catch (failure) {
    if (!(failure instanceof ApiProblem) && !(failure instanceof TypeError)) throw failure;
    wizard.app.alert.show(messageOfFailure(failure, 'config'));
    return undefined;
  }
}
