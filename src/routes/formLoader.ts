import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { Page } from '../../schemas/generated/types.ts';
import { normalPath } from '../../transforms/config/paths.ts';
import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import { canJudgeLater, type PagePart, partsAtFirst, partsOf } from '../../transforms/pages/pageParts.ts';
import { LazyResetNotice, preloadGeneric } from '../pages/lazyBlocks.tsx';
import { preloadParts } from '../pages/preloadParts.ts';
import { afterPaint } from '../stores/afterPaint.ts';
import type { AppStore } from '../stores/app.ts';
import { onFirstGesture } from '../stores/firstGesture.ts';
import { type FormConfiguration, formPagesOf } from '../stores/forms.ts';
import { NO_TABS } from '../stores/tabs.ts';
import { restoreSignIn } from '../wizard/authorize.ts';
import { fetchSending } from '../wizard/goNext.ts';
import { loadRules } from '../wizard/loadRules.ts';
import { createWizard, type Wizard } from '../wizard/wizard.ts';
import { matchRoute, type Route, routeTable } from './routeTable.ts';

/** State of a form of the settlement in the form loader; a form that was not visited has none. */
export type FormStatus = 'loading' | 'ready' | 'failed';

export interface FormLoaderState {
  status: Partial<Record<FormName, FormStatus>>;
  /** The routes of the forms that are loaded, and the generic ones. */
  routes: Route[];
}

/** Restores a filed claim's code after a reload; drops it on the entry page, which starts a new claim. */
function reopenReceipt(app: AppStore, { bundle, claim }: Wizard): boolean {
  const { form, pages } = bundle();
  const receipt = app.claims.receiptOf(form);
  if (receipt === null) return false;
  const route = matchRoute(routeTable([formPagesOf(bundle())]), app.location.current().path);
  if (route.kind === 'form' && route.page === pages[0]?.name) {
    app.claims.dropReceipt(form);
    return false;
  }
  Object.assign(claim().state, { referenceCode: receipt.code, filedAt: receipt.filedAt });
  return true;
}

/** Registers the forms' pages with the navigation; again after a configuration has changed. */
function registerPages({ navigation }: AppStore, bundles: readonly FormConfiguration[]): void {
  for (const { form, pages } of bundles) {
    navigation.unregisterForm(form);
    navigation.registerForm(
      form,
      pages.map(({ page }) => page.path),
    );
  }
}

/** Returns the lazy parts of the app that pages of a form show. */
function partsOfPages({ loaded, lists }: FormConfiguration, pages: readonly Page[]): PagePart[] {
  return pages.flatMap((page) => partsOf(page, loaded.plan, (list) => Object.hasOwn(lists, list)));
}

/** Returns the page of the address, else the entry page. */
function shownPage({ location }: AppStore, { pages, exitPages }: FormConfiguration): Page[] {
  const path = normalPath(location.current().path);
  const all = [...pages, ...exitPages].map(({ page }) => page);
  return [all.find((page) => page.path === path) ?? all[0]].flatMap((page) => page ?? []);
}

/** Tests if the rules may come after the first view: without a session the entry page has no answers to judge. */
function canComeLater(app: AppStore, bundle: FormConfiguration, parts: readonly PagePart[]): boolean {
  const isEntry = shownPage(app, bundle)[0] === bundle.pages[0]?.page;
  const isNew = app.session.key() === null;
  return isEntry && isNew && canJudgeLater(parts);
}

/** Loads what the first view of a form needs beside its configuration. */
async function loadFirstView(app: AppStore, bundle: FormConfiguration): Promise<void> {
  const parts = partsAtFirst(partsOfPages(bundle, shownPage(app, bundle)));
  await Promise.all([
    preloadParts(parts, app.report),
    canComeLater(app, bundle, parts) ? undefined : bundle.loaded.rules?.load(),
  ]);
}

/** Starts the synchronisation with other tabs at sign-in: a visitor of the first page has nothing to share (C10-19). */
function watchOtherTabs(app: AppStore, wizard: Wizard): void {
  if (app.tabs === NO_TABS) return;
  let isWatched = false;
  const stop = subscribe(app.authorization.state, watch);
  function watch(): void {
    if (isWatched || !app.authorization.isAuthorized(wizard.bundle().form)) return;
    isWatched = true;
    stop();
    fetchSending()
      .then(({ watchTabs }) => watchTabs(wizard))
      .catch(app.report);
  }
  afterPaint(watch);
}

/** Restores the state of a form: a receipt from before a reload, or the claim of a visitor who is signed in. */
function begin(app: AppStore, wizard: Wizard): void {
  if (!reopenReceipt(app, wizard)) restoreSignIn(wizard);
  watchOtherTabs(app, wizard);
}

/** Migrates the answers from before a reload, where the form has changed since (C6-15). */
async function carryOutdated(app: AppStore, bundle: FormConfiguration): Promise<void> {
  const kept = app.claims.outdated(bundle);
  if (kept) (await fetchSending()).openOutdated(app, bundle, kept);
}

/**
 * Preloads the code of later pages, so that they do not wait (C11-08). Offline it waits for the network: many browsers
 * cache the failure of a module import.
 */
function fetchRest(app: AppStore, wizard: Wizard): void {
  if (!navigator.onLine) {
    addEventListener('online', () => fetchRest(app, wizard), { once: true });
    return;
  }
  const bundle = wizard.bundle();
  const pages = [...bundle.pages, ...bundle.exitPages].map(({ page }) => page);
  void preloadParts(partsOfPages(bundle, pages), app.report);
  preloadGeneric().catch(app.report);
  LazyResetNotice.preload().catch(app.report);
  fetchSending().catch(app.report);
  loadRules(wizard).catch(app.report);
  app.ending().catch(app.report);
}

/** Creates the form loader: a form's pages, models, validator and whitelist load at the first visit (R2-36). */
export function createFormLoader(app: AppStore) {
  const state = proxy<FormLoaderState>({ status: {}, routes: ref(routeTable([], app.settlement)) });
  const wizards = new Map<FormName, Wizard>();
  const failures = new Map<FormName, unknown>();

  function publish(): void {
    const bundles = [...wizards.values()].map((wizard) => wizard.bundle());
    state.routes = ref(routeTable(bundles.map(formPagesOf), app.settlement));
    registerPages(app, bundles);
  }

  async function loadNow(form: FormName): Promise<void> {
    const whitelist = app.whitelist.initialise().catch(app.report);
    const bundle = await app.forms.load(form);
    await Promise.all([whitelist, loadFirstView(app, bundle)]);
    await carryOutdated(app, bundle);
    const made = createWizard(app, bundle, publish);
    wizards.set(form, made);
    begin(app, made);
    publish();
    state.status[form] = 'ready';
    onFirstGesture(() => fetchRest(app, made));
  }

  /**
   * Loads a form of the settlement, unless it is loaded or being loaded; retries a failed one. Sets its status to
   * `ready` or `failed`.
   */
  async function load(form: FormName): Promise<void> {
    if (state.status[form] === 'loading' || state.status[form] === 'ready') return;
    state.status[form] = 'loading';
    try {
      await loadNow(form);
    } catch (error) {
      failures.set(form, error);
      state.status[form] = 'failed';
      app.report(error);
    }
  }

  function wizard(form: FormName): Wizard {
    const found = wizards.get(form);
    if (!found) throw new Error(`The form ${form} is not loaded.`);
    return found;
  }

  /** Returns the wizard of a form with a sign-in and an unfiled claim, whose answers can still be printed. */
  const entered = (): Wizard | undefined =>
    [...wizards].find(
      ([form, { claim }]) => app.authorization.isAuthorized(form) && claim().state.referenceCode === null,
    )?.[1];

  return {
    state,
    load,
    wizard,
    entered,
    /** Returns the error of the last load of a form whose status is `failed`. */
    failureOf: (form: FormName): unknown => failures.get(form),
    has: (form: FormName) => form in app.settlement.forms && form in FORM_NAMES,
  };
}

export type FormLoader = ReturnType<typeof createFormLoader>;
