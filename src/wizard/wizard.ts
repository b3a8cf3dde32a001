import { proxy } from 'valtio/vanilla';
import { errorsOfPage, pagesOfError } from '../../transforms/claims/pageVerdict.ts';
import type { ClaimError } from '../../transforms/claims/types.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import type { App } from '../stores/app.ts';
import type { Claim } from '../stores/claim.ts';
import type { FormBundle } from '../stores/forms.ts';
import type { Row } from '../stores/prefill.ts';
import { isEmptyDraft } from '../stores/records.ts';
import { signIn, takeRow } from './authorize.ts';
import { fileClaim } from './fileClaim.ts';
import { isConfirmation, pageNamed } from './pageRoles.ts';
import { leaveDraft } from './recordActions.ts';

export interface WizardState {
  page: string;
  /** How often Next was refused on this page. */
  attempt: number;
  /** Messages at paths that no rule made: by the server, or of unfinished drafts. Content keys or texts. */
  extra: Record<string, string[]>;
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
  next(): Promise<void>;
  back(): Promise<void>;
  choose(row: number): Promise<void>;
  /** Goes to the page with a field, and to the field; `extra` are messages that no rule of the form made. */
  show(path: string, extra?: Record<string, string[]>): Promise<void>;
}

/** `onRenewed` hears of a configuration that has changed under way. */
export function createWizard(app: App, initial: FormBundle, onRenewed: () => void): Wizard {
  let bundle = initial;
  app.claims.open(bundle);
  const state = proxy<WizardState>({
    page: bundle.pages[0]?.name ?? '',
    attempt: 0,
    extra: {},
    focus: null,
    rows: [],
    working: false,
    version: 0,
  });
  const wizard: Wizard = {
    app,
    bundle: () => bundle,
    claim: () => app.claims.get(bundle.form),
    state,
    enter,
    next: () => working(next),
    back,
    choose: (row) => working(() => choose(row)),
    show,
  };

  function enter(page: string): void {
    if (state.page === page) return;
    Object.assign(state, { page, attempt: 0, extra: {} });
  }

  async function working(work: () => Promise<void>): Promise<void> {
    if (state.working) return;
    state.working = true;
    try {
      await work();
    } finally {
      state.working = false;
    }
  }

  /** A table's row needs no button of its own to be saved: Next leaves it too. */
  function leaveRows(): void {
    const { blocks } = pageNamed(bundle, state.page).page;
    const tables = new Set(blocks.flatMap((block) => (block.kind === 'recordTable' ? modelOf(block) : [])));
    const rows = wizard.claim().state.drafts.filter((draft) => tables.has(draft.model));
    for (const row of [...rows]) leaveDraft(wizard, row.model, row.clientId);
  }

  /** Drafts with something in them block the way, with the focus in the first (R5-42, C7-08). */
  function unfinishedDrafts(): string[] {
    const models = new Set(pageNamed(bundle, state.page).page.blocks.flatMap((block) => modelOf(block)));
    const drafts = wizard.claim().state.drafts.filter((draft) => models.has(draft.model));
    return drafts.filter((draft) => !isEmptyDraft(wizard.claim(), draft)).map((draft) => draft.model);
  }

  function refuse(errors: readonly ClaimError[], unfinished: readonly string[]): boolean {
    const extra = Object.fromEntries(unfinished.map((model) => [model, ['LocKey_Validation_FormIsDirty']]));
    if (errors.length === 0 && unfinished.length === 0) return false;
    for (const { path } of errors) wizard.claim().touch(path);
    for (const draft of wizard.claim().state.drafts)
      if (unfinished.includes(draft.model)) draft.refused = true;
    Object.assign(state, { attempt: state.attempt + 1, extra });
    return true;
  }

  async function next(): Promise<void> {
    state.extra = {};
    leaveRows();
    const claim = wizard.claim();
    const verdict = claim.judgeNow();
    const { plan } = bundle.loaded;
    const { exit } = pageState(plan, state.page, claim.state.document, app.context());
    const errors = errorsOfPage(verdict, plan, state.page);
    if (refuse(errors, unfinishedDrafts())) return;
    if (exit !== undefined) {
      await app.navigation.goTo(pageNamed(bundle, exit).page.path);
      return;
    }
    await proceed();
  }

  async function proceed(): Promise<void> {
    const isEntry = bundle.pages[0]?.name === state.page;
    if (isEntry && !(await signIn(wizard))) return;
    if (state.rows.length > 0) return;
    const target = app.navigation.nextTarget();
    const following = bundle.pages.find(({ page }) => page.path === target);
    if (following && isConfirmation(following)) {
      const changed = await fileClaim(wizard);
      if (changed) renew(changed);
    } else await app.navigation.next();
  }

  function renew(changed: FormBundle): void {
    bundle = changed;
    state.version += 1;
    onRenewed();
  }

  async function choose(index: number): Promise<void> {
    const row = state.rows[index];
    if (!row) throw new Error(`There is no row ${index} to choose.`);
    takeRow(wizard, row);
    state.rows = [];
    await app.navigation.next();
  }

  async function back(): Promise<void> {
    if (state.rows.length > 0) {
      state.rows = [];
      return;
    }
    await app.navigation.back();
  }

  async function show(path: string, extra: Record<string, string[]> = {}): Promise<void> {
    const probe: ClaimError = { path, rule: 'unknown', params: {} };
    const places = pagesOfError(probe, bundle.loaded.plan);
    const owner = bundle.pages.find(({ name }) => places.includes(name));
    if (owner && !places.includes(state.page)) await app.navigation.goTo(owner.page.path);
    if (owner && !places.includes(state.page)) Object.assign(state, { page: owner.name, attempt: 0 });
    for (const error of wizard.claim().verdict().errors) wizard.claim().touch(error.path);
    Object.assign(state, { focus: path, extra });
  }

  return wizard;
}

function modelOf(block: { kind: string; model?: string | undefined }): string[] {
  const isList = block.kind === 'recordManager' || block.kind === 'recordTable';
  return isList && block.model ? [block.model.charAt(0).toLowerCase() + block.model.slice(1)] : [];
}
