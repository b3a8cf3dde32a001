import { toParts } from '../../transforms/claims/payload.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { ApiProblem } from '../api/problem.ts';
import { fileFieldOf } from '../stores/documents.ts';
import type { FormBundle } from '../stores/forms.ts';
import { isCaptchaEnd, type Message, mayPass, messageOfFailure } from '../stores/problemMessages.ts';
import { type ClaimToSend, type SubmitOutcome, submittedForm } from '../stores/submission.ts';
import { carryOver, changedForm } from './carryOver.ts';
import type { ExtraMessage } from './pageErrors.ts';
import { confirmationOf } from './pageRoles.ts';
import { placeOfDocument, placeOfSent } from './serverPlaces.ts';
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

/** Takes the claimant to what the server found; its messages stand where no rule of ours says the same. */
async function showErrors(
  wizard: Wizard,
  outcome: Extract<SubmitOutcome, { kind: 'invalid' }>,
): Promise<void> {
  const extra: Record<string, ExtraMessage[]> = {};
  for (const { path: sent, message } of outcome.errors) {
    const path = placeOfSent(wizard, sent);
    extra[path] = [...(extra[path] ?? []), { text: message }];
  }
  const [first] = Object.keys(extra);
  if (!first) return;
  await wizard.show(first, extra);
  // The page's summary of errors leads to them, too.
  wizard.state.attempt += 1;
}

/** Takes the claimant to the document that the server refused, with its message there (C10-14). */
async function showDocument(wizard: Wizard, name: string, message: Message): Promise<undefined> {
  const { app } = wizard;
  if (app.settlement.settings.redirectOnError) return;
  const field = fileFieldOf(wizard.claim(), 'documentContexts');
  const records = placedRecordsIn(wizard.claim().state.document.documentContexts);
  const found = records.find(({ record }) => {
    const file = record[field ?? ''];
    return typeof file === 'object' && file !== null && 'name' in file && file.name === name;
  });
  if (!found) return;
  const path = placeOfDocument(wizard, found.index, field);
  await wizard.show(path, { [path]: [{ text: productText(message.key, app.texts(), message.params) }] });
  // The page's summary of errors leads to it, too.
  wizard.state.attempt += 1;
}

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
  invalid: (wizard, outcome) => showErrors(wizard, outcome).then(() => undefined),
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
  failed: (wizard, { message, document }) => {
    if (wizard.app.settlement.settings.redirectOnError && !isCaptchaEnd(message))
      wizard.app.location.navigate('/error');
    else
      wizard.app.alert.show(
        message,
        mayPass(message) ? () => void wizard.next().catch(wizard.app.report) : null,
      );
    return document === undefined ? undefined : showDocument(wizard, document, message);
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
