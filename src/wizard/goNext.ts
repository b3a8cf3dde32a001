import { errorsOfPage, placeOfError } from '../../transforms/claims/pageVerdict.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import type { PageState } from '../../transforms/pages/types.ts';
import { reloadIfServed } from '../../widgets/reloadIfServed.ts';
import type { Draft } from '../stores/claimState.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { messageOfFailure } from '../stores/problemMessages.ts';
import { isChangedDraft } from '../stores/records.ts';
import { loadRules } from './loadRules.ts';
import { type ExtraMessage, UNFINISHED } from './pageErrors.ts';
import { pageNamed } from './pageRoles.ts';
import { leaveDraft } from './recordActions.ts';
import { pathOfDraft, shownBlocksOfRecord } from './recordBlocks.ts';
import { reviewOf, reviewTarget } from './review.ts';
import { accountMessages } from './walletAccount.ts';
import type { Wizard } from './wizard.ts';

type ListKind = 'recordManager' | 'recordTable';

const LISTS: readonly ListKind[] = ['recordManager', 'recordTable'];

/** Returns the drafts of the blocks that the page shows now; those of hidden ones are ignored. */
function draftsOfPage(wizard: Wizard, { blocks: states }: PageState, kinds = LISTS): Draft[] {
  const { blocks } = pageNamed(wizard.bundle(), wizard.state.page).page;
  const shown = blocks.filter(
    ({ kind, id }) => (kinds as readonly string[]).includes(kind) && !states[id]?.hidden,
  );
  return wizard
    .claim()
    .state.drafts.filter(({ model, record }) =>
      shownBlocksOfRecord(wizard, model, record).some(({ block }) => shown.some(({ id }) => id === block)),
    );
}

function stateNow(wizard: Wizard): PageState {
  const { plan } = wizard.bundle().loaded;
  return pageState(plan, wizard.state.page, wizard.claim().state.document, wizard.app.context());
}

/** Saves the open rows of tables, which have no button of their own, before the page is validated. */
export function leaveRows(wizard: Wizard): void {
  const rows = draftsOfPage(wizard, stateNow(wizard), ['recordTable']);
  for (const row of rows) leaveDraft(wizard, row.clientId);
}

interface Obstacles {
  errors: readonly ClaimError[];
  unfinished: readonly Draft[];
  /** Messages about the wallet account, by path. */
  account: Record<string, ExtraMessage[]>;
}

/**
 * Shows the page's errors and its unfinished drafts (R5-42, C7-08); returns true if there are any. Where a draft alone
 * prevents Next, it gets the focus; else the summary of errors does.
 */
function refuse(wizard: Wizard, { errors, unfinished, account }: Obstacles): boolean {
  const hasMessages = errors.length > 0 || Object.keys(account).length > 0;
  if (!hasMessages && unfinished.length === 0) return false;
  const { plan } = wizard.bundle().loaded;
  for (const error of errors) wizard.claim().touch(placeOfError(error, plan));
  for (const draft of unfinished) draft.refused = true;
  if (errors.some(({ variant }) => variant === 'notFetched'))
    void sendingHere(wizard).then((sending) => sending?.fetchCharacters(wizard));
  const entries = Object.fromEntries(unfinished.map((draft) => [pathOfDraft(wizard, draft), [UNFINISHED]]));
  const extra = { ...entries, ...account };
  const [draft] = hasMessages ? [] : unfinished;
  Object.assign(wizard.state, {
    attempt: wizard.state.attempt + 1,
    extra,
    focus: draft ? pathOfDraft(wizard, draft) : null,
  });
  return true;
}

/**
 * Refuses Next where RJSF's validator listed errors at these paths, records are unfinished (C15-11), or the wallet
 * account does not fit; returns true if it did. The messages come from the verdict of that validator.
 */
export function refuseNext(wizard: Wizard, listed: readonly string[] = []): boolean {
  const claim = wizard.claim();
  const verdict = wizard.found ? claim.adopt(wizard.found) : claim.judgeNow();
  wizard.found = null;
  const { plan } = wizard.bundle().loaded;
  const errors = errorsOfPage(verdict, plan, wizard.state.page).filter(({ path }) => listed.includes(path));
  const page = stateNow(wizard);
  const drafts = draftsOfPage(wizard, page);
  const unfinished = drafts.filter((draft) => isChangedDraft(wizard.claim(), draft));
  return refuse(wizard, { errors, unfinished, account: accountMessages(wizard, page) });
}

/**
 * Returns the path of the next page; while an answer is changed from the summary or a displayed row, that of the page
 * to which Next leads back.
 */
function nextPath(wizard: Wizard): string | null {
  const review = reviewOf(wizard);
  return review ? reviewTarget(wizard, review).page.path : wizard.app.navigation.nextTarget();
}

/** Navigates to the next page, or back towards the summary while one of its answers is changed. */
export async function goOn(wizard: Wizard): Promise<void> {
  const target = nextPath(wizard);
  if (target !== null) await wizard.app.navigation.goTo(target);
}

/** Goes on after the sign-in: does the work that waited for it, else goes to the next page. */
export async function goOnSignedIn(wizard: Wizard): Promise<void> {
  const work = wizard.afterSignIn ?? (() => goOn(wizard));
  wizard.afterSignIn = null;
  await work();
}

type Sending = typeof import('./signInAndFile.ts');

/** Imports the lazy module that signs in and files, which the first page does not need before Next. */
export const fetchSending = (): Promise<Sending> => import('./signInAndFile.ts');

/** Imports that module, or shows the error of a failed request with a retry of the action that needs it. */
async function sendingHere(
  wizard: Wizard,
  retry: () => unknown = wizard.submit,
): Promise<Sending | undefined> {
  const { app } = wizard;
  const fetch = async () => (await Promise.all([fetchSending(), loadRules(wizard)]))[0];
  return fetch().catch((failure: unknown) => {
    app.alert.show(
      messageOfFailure(failure, 'authorize', app.culture.state.active),
      () => void fetch().catch(reloadIfServed).then(retry).catch(app.report),
    );
    return undefined;
  });
}

/**
 * Loads rules without which RJSF's validator would let Next pass; null where it has them all. Resolves to false where
 * they do not come, after an alert has shown it.
 */
export function missingRules(wizard: Wizard): Promise<boolean> | null {
  const { state } = wizard;
  if (wizard.bundle().loaded.rules?.areLoaded() !== false) return null;
  state.working = true;
  return sendingHere(wizard)
    .then((sending) => sending !== undefined)
    .finally(() => {
      state.working = false;
    });
}

async function proceed(wizard: Wizard): Promise<FormConfiguration | undefined> {
  const { state } = wizard;
  const { pages } = wizard.bundle();
  if (pages[0]?.name === state.page && !(await (await sendingHere(wizard))?.signIn(wizard, wizard.next)))
    return undefined;
  if (state.rows.length > 0) return undefined;
  const target = nextPath(wizard);
  const following = pages.find(({ page }) => page.path === target);
  if (following && isConfirmation(following)) return (await sendingHere(wizard))?.fileClaim(wizard);
  await goOn(wizard);
  return undefined;
}

/**
 * Leaves a page in which RJSF's validator found no error: to its exit page, or signs in, files the claim or navigates
 * to the next page. Returns the new form where filing found that its configuration has changed.
 */
export async function goNext(wizard: Wizard): Promise<FormConfiguration | undefined> {
  wizard.state.extra = {};
  wizard.afterSignIn = null;
  leaveRows(wizard);
  if (refuseNext(wizard)) return undefined;
  const page = stateNow(wizard);
  if (page.exit === undefined) return proceed(wizard);
  await wizard.app.navigation.goTo(pageNamed(wizard.bundle(), page.exit).page.path);
  return undefined;
}

/** Tests if an error is at a field of the sign-in. */
const isOfSignIn = ({ path }: ClaimError) => path.startsWith('credentials.');

/**
 * Signs in on the entry page and does the work, whatever else the page asks for: only errors at the credentials prevent
 * it. Where a row is to be chosen first, the work follows that choice.
 */
export async function signInAndGoOn(wizard: Wizard, work: () => Promise<void>): Promise<void> {
  const { state } = wizard;
  state.extra = {};
  wizard.afterSignIn = null;
  wizard.flush();
  const retry = () => wizard.signIn(work);
  const sending = await sendingHere(wizard, retry);
  if (!sending) return;
  const { plan } = wizard.bundle().loaded;
  const errors = errorsOfPage(wizard.claim().judgeNow(), plan, state.page).filter(isOfSignIn);
  if (refuse(wizard, { errors, unfinished: [], account: {} })) return;
  if (!(await sending.signIn(wizard, retry))) return;
  if (state.rows.length > 0) wizard.afterSignIn = work;
  else await work();
}
