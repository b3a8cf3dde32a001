import { formOfPath } from '../../transforms/config/paths.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { type Api, createApi } from '../api/api.ts';
import { createCsrfStore } from '../api/csrf.ts';
import { failedRequestOf } from '../api/problem.ts';
import { lazyProvider } from '../captcha/providers.ts';
import type { CaptchaProvider } from '../captcha/types.ts';
import { createFormLoader, type FormLoader } from '../routes/formLoader.ts';
import { rootTarget, settleAddress } from '../routes/settleAddress.ts';
import { afterPaint } from '../stores/afterPaint.ts';
import { type AppStore, createApp } from '../stores/app.ts';
import type { BootData } from '../stores/bootData.ts';
import { indexedFiles } from '../stores/fileStore.ts';
import type { AppLocation } from '../stores/location.ts';
import type { MessageKey } from '../stores/messageHeadings.ts';
import { CALL_FAILED, CONFIG_FAILED } from '../stores/problemMessages.ts';
import { browserTabs } from '../stores/tabs.ts';
import { scrollToHeader } from '../themes/scrollToHeader.ts';
import { headerSelectorOf, loadTheme } from '../themes/themes.ts';
import { loadFormModule } from '../validator/loadFormModule.ts';
import { bootData, readInlined, StartFailure } from './bootData.ts';
import { browserLocation } from './browserLocation.ts';
import { openTabStorage } from './openTabStorage.ts';

const SUFFIX_LENGTH = 8;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns eight random characters, the suffix of ids of records (R3-14). */
export function randomSuffix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SUFFIX_LENGTH));
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

function schedule(run: () => void, ms: number): () => void {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
}

const report = (error: unknown) => console.error(error);
const reload = () => window.location.reload();

/** Stores the culture of the address's `culture` parameter in a cookie, for reloads without the parameter (C6-02). */
function rememberAsked({ api, culture }: AppStore, search: string): void {
  const { active } = culture.state;
  if (new URLSearchParams(search).get('culture') === active) api.rememberCulture(active).catch(report);
}

/** Time that the page waits for its form before it shows the layout alone, in ms. */
const LAYOUT_ALONE_MS = 200;

const atMost = (work: Promise<void>, ms: number): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => schedule(resolve, ms))]);

/** App that is started and not rendered yet, with the loader of its forms. */
export interface Started {
  app: AppStore;
  loader: FormLoader;
  /** True where the server draws the same page: it stays at its address, and depends on no session and no failure. */
  isAsDrawn: boolean;
}

/** Creates the app with the storage, timers and tabs of this browser. */
function appHere(
  boot: BootData,
  api: Api,
  location: AppLocation,
  captchaProvider: CaptchaProvider,
): AppStore {
  const header = headerSelectorOf(boot.settlement.theme);
  const { storage, isRefused } = openTabStorage();
  let isTold = false;
  const tell = (key: MessageKey) => {
    if (!isTold) app.alert.show({ key, params: {} });
    isTold = true;
  };
  const app = createApp({
    boot,
    api,
    location,
    now: Date.now,
    storage,
    openFiles: (key) => indexedFiles(`claimwright-${key}`, () => tell('App_NothingKept')),
    randomSuffix,
    loadModule: loadFormModule,
    captchaProvider,
    scrollToTop: () => scrollToHeader(header),
    schedule,
    tabs: browserTabs(),
    report,
  });
  // Sign-in and filing need cookies; without storage alone a claim can be filed, if the page is not reloaded.
  if (!navigator.cookieEnabled) tell('App_CookiesRefused');
  else if (isRefused) tell('App_NothingKept');
  return app;
}

/** Loads and starts the settlement's analytics tags after the first paint; their failure is only reported (R3-02). */
function countVisit({ settlement: { tags }, location, navigation, report }: AppStore): void {
  const ids = [tags.tagId, tags.secondTagId].filter((id) => id !== null);
  if (ids.length === 0) return;
  const startTags = async () =>
    (await import('../analytics/tags.ts')).startTags(ids, { location, navigation });
  afterPaint(() => void startTags().catch(report));
}

/** Shows one message for the failures that do not prevent filing (R8-03), with a button that runs `again`. */
function tellFailures({ alert }: AppStore, failures: readonly unknown[], again: () => void): void {
  for (const failure of failures) report(failure);
  const requestId = failures.map(failedRequestOf).find((id) => id !== '') ?? '';
  if (failures.length > 0) alert.show({ key: CALL_FAILED, params: {}, requestId }, again);
}

/**
 * Starts the application without mounting it: sends all requests together and applies their responses in the order of
 * R4-38: theme and model configuration, deadlines, CSRF, session, captcha, wallet. A drawn page stays until the form is
 * loaded.
 */
export async function startUp(isDrawn = false): Promise<Started> {
  const csrf = createCsrfStore(console.warn);
  const api = createApi({ baseUrl: window.location.origin, csrf, fetch: (request) => fetch(request) });
  const location = browserLocation();
  const { path, search } = location.current();
  const wanted = new URLSearchParams(search).get('culture') ?? DEFAULT_CULTURE;
  const boot = await bootData(readInlined(document), api, wanted);
  const theme = loadTheme(boot.settlement.theme);
  const captchaProvider = lazyProvider(async () => boot.captcha ?? api.captcha());
  const app = appHere(boot, api, location, captchaProvider);
  const loader = createFormLoader(app);
  csrf.initialise(boot.csrf);
  app.restoreSession();
  rememberAsked(app, search);
  if (boot.captcha) app.captcha.initialise(boot.captcha, captchaProvider);
  app.wallet.initialise(boot.wallet);
  // All else came with a drawn page, which a reload would empty.
  const again = isDrawn ? () => void api.csrf().then(csrf.initialise).catch(report) : reload;
  tellFailures(app, boot.failures, again);
  const root = rootTarget(boot.settlement, path);
  if (root !== null) location.navigate(root, { replace: true });
  const form = formOfPath(root ?? path);
  const opened = form !== null && loader.has(form) ? loader.load(form) : undefined;
  await Promise.all([theme, opened && (isDrawn ? opened : atMost(opened, LAYOUT_ALONE_MS))]);
  // The drawn page stays, with what was entered in it.
  if (isDrawn && form !== null && loader.state.status[form] === 'failed')
    throw new StartFailure(CONFIG_FAILED, loader.failureOf(form));
  const isSettled = await settleAddress(app, loader);
  countVisit(app);
  const isKnown = boot.session.storageKey !== null || app.claims.removedLeftovers();
  return { app, loader, isAsDrawn: isSettled && !isKnown && !app.alert.state.showError };
}
