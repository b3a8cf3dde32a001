import { proxy } from 'valtio/vanilla';
import { pagesOfError } from '../../transforms/claims/pageVerdict.ts';
import type { ClaimError, Verdict } from '../../transforms/claims/types.ts';
import type { App } from '../stores/app.ts';
import type { Claim } from '../stores/claim.ts';
import type { FormBundle } from '../stores/forms.ts';
import type { Row } from '../stores/prefill.ts';
import { takeRow } from './authorize.ts';
import { goNext, leaveRows, refuseNext } from './goNext.ts';
import type { ExtraMessage } from './pageErrors.ts';

export interface WizardState {
  page: string;
  /** How often Next was refused on this page. */
  attempt: number;
  /** Messages at paths that no rule made: by the server, or of unfinished drafts. Content keys or texts. */
  extra: Record<string, ExtraMessage[]>;
  /** The field that the page must take the focus to once it is shown. */
  focus: string | null;
  /** Several rows of the class list match: the claimant chooses one of them (C6-14). */
  rows: Row[];
  /** A call is under way. */
  working: boolean;
  /** Counts the configurations that the form has had while it was open. */
  version: number;
}

/** One form's wizard: it moves between pages, and its claim is judged before each step. */
export interface Wizard {
  app: App;
  bundle: () => FormBundle;
  claim: () => Claim;
  state: WizardState;
  enter(page: string): void;
  /** Rows of tables need no button to be saved: Next leaves them too, before the page is validated. */
  leaveRows(): void;
  /** Keeps what the page's validator has found, for the Next that asked it. */
  keepVerdict(verdict: Verdict): void;
  /** The verdict on the claim now: the one that was kept, or a new one where nobody asked the validator. */
  takeVerdict(): Verdict;
  /** The page's validator found errors: they are shown. */
  refused(): void;
  /** On to the following page, unless an error or an unfinished record stands in the way. */
  next(): Promise<void>;
  back(): Promise<void>;
  choose(row: number): Promise<void>;
  /** Goes to the page with a field, and to the field; `extra` are messages that no rule of the form made. */
  show(path: string, extra?: Record<string, ExtraMessage[]>): Promise<void>;
}

function initialState(page: string): WizardState {
  return { page, attempt: 0, extra: {}, focus: null, rows: [], working: false, version: 0 };
}

/** One call at a time: what is pressed meanwhile does nothing. */
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
  Object.assign(state, { page, attempt: 0, extra: {} });
}

async function choose(wizard: Wizard, index: number): Promise<void> {
  const row = wizard.state.rows[index];
  if (!row) throw new Error(`There is no row ${index} to choose.`);
  takeRow(wizard, row);
  wizard.state.rows = [];
  await wizard.app.navigation.next();
}

async function back({ app, state }: Wizard): Promise<void> {
  if (state.rows.length > 0) state.rows = [];
  else await app.navigation.back();
}

async function show(wizard: Wizard, path: string, extra: Record<string, ExtraMessage[]>): Promise<void> {
  const { app, state } = wizard;
  const { loaded, pages } = wizard.bundle();
  const probe: ClaimError = { path, rule: 'unknown', params: {} };
  const places = pagesOfError(probe, loaded.plan);
  const owner = pages.find(({ name }) => places.includes(name));
  if (owner && !places.includes(state.page)) {
    await app.navigation.goTo(owner.page.path);
    enter(state, owner.name);
  }
  for (const error of wizard.claim().verdict().errors) wizard.claim().touch(error.path);
  Object.assign(state, { focus: path, extra });
}

/** `onRenewed` hears of a configuration that has changed under way. */
export function createWizard(app: App, initial: FormBundle, onRenewed: () => void): Wizard {
  let bundle = initial;
  let found: Verdict | null = null;
  app.claims.open(bundle);
  const state = proxy(initialState(bundle.pages[0]?.name ?? ''));

  async function next(): Promise<void> {
    const changed = await goNext(wizard);
    if (!changed) return;
    bundle = changed;
    state.version += 1;
    onRenewed();
  }

  function takeVerdict(): Verdict {
    const claim = wizard.claim();
    const verdict = found ? claim.adopt(found) : claim.judgeNow();
    found = null;
    return verdict;
  }

  const wizard: Wizard = {
    app,
    bundle: () => bundle,
    claim: () => app.claims.get(bundle.form),
    state,
    enter: (page) => enter(state, page),
    leaveRows: () => leaveRows(wizard),
    keepVerdict: (verdict) => {
      found = verdict;
    },
    takeVerdict,
    refused: () => void refuseNext(wizard),
    next: () => whileIdle(state, next),
    back: () => back(wizard),
    choose: (row) => whileIdle(state, () => choose(wizard, row)),
    show: (path, extra = {}) => show(wizard, path, extra),
  };
  return wizard;
}
