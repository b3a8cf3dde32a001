import { proxy } from 'valtio/vanilla';
import { pagesOfError, placeOfError } from '../../transforms/claims/pageVerdict.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { ClaimError, Verdict } from '../../transforms/ground/verdict.ts';
import { displayRowPath } from '../form/fieldIds.ts';
import type { AppStore } from '../stores/app.ts';
import type { Claim } from '../stores/claim.ts';
import type { FormConfiguration, NamedPage } from '../stores/forms.ts';
import type { Row } from '../stores/prefill.ts';
import { applyChosenRow } from './authorize.ts';
import type { AnswerLabels } from './fieldLabels.ts';
import { goNext, goOnSignedIn, signInAndGoOn } from './goNext.ts';
import { openRecordOfAnswer } from './openRecordOfAnswer.ts';
import type { ExtraMessage } from './pageErrors.ts';
import { pageNamed } from './pageRoles.ts';
import { beginReview, changeButtonPath, type Review, reviewOf } from './review.ts';
import type { Refusal } from './signInErrors.ts';

/** State of a form's wizard: the open page, its messages, and pending actions of the claimant. */
export interface WizardState {
  page: string;
  /** Number of refused Nexts on this page. */
  attempt: number;
  /** Messages by path that no rule made: of the server, as text, or about unfinished drafts, as text key. */
  extra: Record<string, ExtraMessage[]>;
  /** Path of the field that the page must focus once it is shown. */
  focus: string | null;
  /** Pending change of an answer that was begun on the summary, or null. */
  review: Review | null;
  /** Matching rows of the class list while the claimant has to choose one of several (C6-14). */
  rows: Row[];
  /** Number of sign-ins whose credentials the server refused; `refused` is the last one. */
  refusals: number;
  refused: Refusal | null;
  /** True while an action of the wizard runs. */
  working: boolean;
  /** Number of changes of the form's configuration while it was open. */
  version: number;
  tabs: TabsView;
  /** Saved form that was opened on this page; null for none, and on the next page. */
  opened: OpenedForm | null;
}

/** Saved form that was opened: what a notice says of it. */
export interface OpenedForm {
  /** Time of saving (ISO, UTC). */
  savedAt: string;
  /** True where the form's configuration has changed since. */
  hasChanged: boolean;
  /** Paths of answers for which the form has no field any more. */
  dropped: string[];
  /** Labels of the answers as they were saved, and their culture. */
  labels: AnswerLabels;
  culture: string;
  /** Names of documents whose files were not saved. */
  missing: string[];
  /** True where it was sent before without a response. */
  mayBeFiled: boolean;
}

/** View of the form in this tab with regard to other tabs with the same form (C10-19). */
export interface TabsView {
  /** Content of the form's route: its pages, or the page about the other tab. */
  shows: 'form' | 'choice' | 'handedOver';
  /** State of the other tab's claim: open, requested by this tab, being sent, or filed. */
  other: 'open' | 'asked' | 'sending' | 'filed';
  /** True while another claim of the form is open in another tab. */
  isBeside: boolean;
}

/** Actions between which the claimant chooses while another tab has the same form. */
export interface TabChoice {
  /** Takes over the claim of the other tab. */
  takeOver(): void;
  /** Continues with a separate claim. */
  separate(): void;
}

/** Wizard of one form: navigates between its pages, and judges the claim before each step. */
export interface Wizard {
  app: AppStore;
  bundle: () => FormConfiguration;
  claim: () => Claim;
  state: WizardState;
  enter(page: string): void;
  /** Verdict of the page's validator for the pending Next, which adopts it. */
  found: Verdict | null;
  /** Goes to the next page, unless an error or an unfinished record prevents it. */
  next(): Promise<void>;
  /** Functions that open a saved form in the place of Next, where a code is typed or a file is picked; else false. */
  openings: Set<() => boolean>;
  back(): Promise<void>;
  /** Tests if a page precedes this one, or a change of an answer is pending. */
  canGoBack(): boolean;
  choose(row: number): Promise<void>;
  /** Signs in on the entry page, then does the work in the place of the next page, as the opening of a saved form. */
  signIn(work: () => Promise<void>): Promise<void>;
  /** Goes to the page with a field, and to the field; `extra` are messages that no rule of the form made. */
  show(path: string, extra?: Record<string, ExtraMessage[]>): Promise<void>;
  /** Goes from the summary to an answer; Next leads back to the summary (C10-08). */
  change(path: string): Promise<void>;
  /** Goes from a displayed row to the page on which its record is edited; Next leads back to the row (C15-04). */
  edit(model: ModelName, index: number): Promise<void>;
  /** Commits uncommitted input; set by the shown page. */
  flush(): void;
  /** Submits the page as a press of Next does; set by the shown page. */
  submit(): void;
  /** Null before sign-in. */
  tabChoice: TabChoice | null;
  /** Work that waits for the choice of a row in the sign-in; null for none. */
  afterSignIn: (() => Promise<void>) | null;
}

function initialState(page: string): WizardState {
  return {
    page,
    attempt: 0,
    extra: {},
    focus: null,
    review: null,
    rows: [],
    refusals: 0,
    refused: null,
    working: false,
    version: 0,
    tabs: { shows: 'form', other: 'open', isBeside: false },
    opened: null,
  };
}

/** Runs one action at a time; others are ignored meanwhile. */
async function whileIdle(state: WizardState, work: () => Promise<void>): Promise<void> {
  if (state.working) return;
  state.working = true;
  try {
    await work();
  } finally {
    state.working = false;
  }
}

function enter(state: WizardState, page: string): void {
  if (state.page === page) return;
  Object.assign(state, { page, attempt: 0, extra: {}, opened: null });
  const { review } = state;
  if (review?.summary === page) Object.assign(state, { review: review.outer, focus: review.back });
  else if (review) review.skipped = review.skipped.filter((name) => name !== page);
}

async function choose(wizard: Wizard, index: number): Promise<void> {
  const row = wizard.state.rows[index];
  if (!row) throw new Error(`There is no row ${index} to choose.`);
  applyChosenRow(wizard, index, row);
  wizard.state.rows = [];
  await goOnSignedIn(wizard);
}

async function back(wizard: Wizard): Promise<void> {
  const { app, state } = wizard;
  const review = reviewOf(wizard);
  wizard.afterSignIn = null;
  if (state.rows.length > 0) state.rows = [];
  else if (review) await app.navigation.goTo(pageNamed(wizard.bundle(), review.summary).page.path);
  else await app.navigation.back();
}

async function goToPage({ app, state }: Wizard, { name, page }: NamedPage): Promise<void> {
  if (name === state.page) return;
  await app.navigation.goTo(page.path);
  enter(state, name);
}

/** Goes to the page of a field. */
async function goToOwner(wizard: Wizard, path: string): Promise<void> {
  const { loaded, pages } = wizard.bundle();
  const probe: ClaimError = { path, rule: 'unknown', params: {} };
  const places = pagesOfError(probe, loaded.plan, wizard.claim().state.document);
  const owner = pages.find(({ name }) => places.includes(name));
  if (owner && !places.includes(wizard.state.page)) await goToPage(wizard, owner);
}

/** Shows every error of the claim from now on, and goes to a field. */
async function show(wizard: Wizard, path: string, extra: Record<string, ExtraMessage[]>): Promise<void> {
  await goToOwner(wizard, path);
  const claim = wizard.claim();
  for (const error of claim.verdict().errors) claim.touch(placeOfError(error, claim.form.plan));
  Object.assign(wizard.state, { focus: path, extra });
}

/** Opens an answer on the page that `go` leads to; Next leads from there back to the element `back`. */
async function openAnswer(wizard: Wizard, path: string, back: string, go: () => Promise<void>) {
  const { state } = wizard;
  const review = beginReview(wizard, back);
  await go();
  if (state.page !== review.summary) state.review = review;
  Object.assign(state, { focus: openRecordOfAnswer(wizard, path), extra: {} });
}

const change = (wizard: Wizard, path: string) =>
  openAnswer(wizard, path, changeButtonPath(path), () => goToOwner(wizard, path));

async function edit(wizard: Wizard, model: ModelName, index: number): Promise<void> {
  const place = (await import('./editTargets.ts')).editTargetOf(wizard, model, index);
  if (!place) return;
  const go = () => goToPage(wizard, pageNamed(wizard.bundle(), place.page));
  await openAnswer(wizard, place.path, displayRowPath(model, index), go);
}

/** Creates the wizard of a form; `onRenewed` is called when its configuration has changed meanwhile. */
export function createWizard(app: AppStore, initial: FormConfiguration, onRenewed: () => void): Wizard {
  let bundle = initial;
  app.claims.open(bundle);
  const state = proxy(initialState(bundle.pages[0]?.name ?? ''));

  async function next(): Promise<void> {
    const changed = await goNext(wizard);
    if (!changed) return;
    bundle = changed;
    state.version += 1;
    onRenewed();
  }

  const wizard: Wizard = {
    app,
    bundle: () => bundle,
    claim: () => app.claims.get(bundle.form),
    state,
    enter: (page) => {
      wizard.claim().leaveAll();
      // A success message is about the page on which it was shown.
      if (state.page !== page) app.toast.hide();
      enter(state, page);
    },
    found: null,
    next: async () => {
      for (const open of wizard.openings) if (open()) return;
      await whileIdle(state, next);
    },
    openings: new Set(),
    back: () => back(wizard),
    canGoBack: () => reviewOf(wizard) !== null || app.navigation.backTarget() !== null,
    signIn: (work) => whileIdle(state, () => signInAndGoOn(wizard, work)),
    choose: (row) => whileIdle(state, () => choose(wizard, row)),
    show: (path, extra = {}) => show(wizard, path, extra),
    change: (path) => whileIdle(state, () => change(wizard, path)),
    edit: (model, index) => whileIdle(state, () => edit(wizard, model, index)),
    flush: () => undefined,
    submit: () => undefined,
    tabChoice: null,
    afterSignIn: null,
  };
  return wizard;
}
