import { proxy } from 'valtio/vanilla';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import { deadlineParams } from '../../transforms/deadlines/deadlines.ts';
import {
  type DeadlineKeys,
  deadlineKeysOf,
  possibleDeadlines,
} from '../../transforms/deadlines/formDeadlines.ts';
import { DEADLINE_KEYS, type FormName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import type { JudgeContext, MessageParams } from '../../transforms/ground/verdict.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import type { Api } from '../api/api.ts';
import { ApiProblem, failedRequestOf } from '../api/problem.ts';
import type { CaptchaProvider } from '../captcha/types.ts';
import { createWalletStore } from '../wallet/wallet.ts';
import { type Alert, createAlert } from './alert.ts';
import { appActions } from './appActions.ts';
import { type Authorization, createAuthorization } from './authorization.ts';
import type { BootData } from './bootData.ts';
import { createCaptcha } from './captcha.ts';
import { createClaims } from './claims.ts';
import { type Culture, createCulture } from './culture.ts';
import { createDeadlines } from './deadlines.ts';
import { createDeadlineWatch } from './deadlineWatch.ts';
import type { FileStore } from './fileStore.ts';
import { createFormEntryTime } from './formEntryTime.ts';
import { createForms } from './forms.ts';
import type { AppLocation } from './location.ts';
import { memoizeUntilFailure } from './memoizeUntilFailure.ts';
import type { TabStorage } from './mirror.ts';
import { createNavigation } from './navigation.ts';
import { type Attempt, CALL_FAILED } from './problemMessages.ts';
import { rejudgeOnWayChange } from './rejudgeOnWayChange.ts';
import { createSession, type ServerSession } from './session.ts';
import { createSubmission } from './submission.ts';
import type { Tabs } from './tabs.ts';
import { createToast } from './toast.ts';
import { createWhitelist } from './whitelist.ts';

/** Dependencies of the app store: boot data, API client, location, clock, storage and functions of the browser. */
export interface AppStoreOptions {
  boot: BootData;
  api: Api;
  location: AppLocation;
  /** The clock in ms. */
  now: () => number;
  storage: TabStorage;
  /** Opens the file store of one session, by the storage key from the server. */
  openFiles: (sessionKey: string) => FileStore;
  randomSuffix: () => string;
  loadModule: (url: string, plan?: FormPlan) => Promise<LoadedForm>;
  captchaProvider: CaptchaProvider;
  scrollToTop: () => void;
  schedule: (run: () => void, ms: number) => () => void;
  /** The other tabs of this browser. */
  tabs: Tabs;
  /** Reports an error of work that no caller awaits. */
  report: (error: unknown) => void;
}

/** App-wide state that a page may show. */
export interface AppState {
  /** True while the browser leaves for another site: the banner is hidden (R2-37). */
  leaving: boolean;
  /** Path of the form page that was shown last: the error page links back to it (C6-20). */
  lastFormPath: string | null;
  /** Dialog to save the form: not offered on the page that is shown, closed, or open. */
  saving: 'none' | 'closed' | 'open';
  /** Request about a saved form that is under way, which may take longer than a session; null for none. */
  transfer: Attempt | null;
}

/** Returns the function for the active culture's texts, in which deadlines are formatted once for each culture. */
function activeTexts({ culture, deadlines }: ReturnType<typeof createStores>, defaultCulture: string) {
  const written = new WeakMap<object, MessageParams>();
  return (): Texts => {
    const { active, content } = culture.state;
    const own = { culture: active, active: content[active] ?? {}, fallback: content[defaultCulture] ?? {} };
    const params = written.get(own.active) ?? deadlineParams(deadlines.settings, own);
    written.set(own.active, params);
    return { ...own, params };
  };
}

function createCultures({ boot, api, report }: AppStoreOptions, alert: Alert) {
  const languageFailed = (code: string, failure: unknown) =>
    ({
      key: 'App_LanguageFailed',
      params: { language: boot.settlement.cultures[code] ?? code },
      requestId: failedRequestOf(failure),
    }) as const;
  const culture: Culture = createCulture({
    enabled: boot.settlement.cultures,
    active: boot.culture,
    content: boot.content,
    load: api.content,
    async remember(code) {
      try {
        await api.rememberCulture(code);
      } catch (failure) {
        const failed = { key: CALL_FAILED, params: {}, requestId: failedRequestOf(failure) } as const;
        alert.show(failed, () => void api.rememberCulture(code).catch(report));
        throw failure;
      }
    },
    onError: report,
    onSwitchFailed: (code, failure) =>
      alert.show(languageFailed(code, failure), () => void culture.switchTo(code)),
  });
  return culture;
}

/** Creates the session's requests; `skew` is the lead of the server's clock over this machine's. */
function sessionCalls(api: Api, skew: number) {
  return {
    async heartbeat(): Promise<number | null> {
      try {
        return Date.parse((await api.heartbeat()).expiresAt) - skew;
      } catch (failure) {
        if (failure instanceof ApiProblem && failure.status === 401) return null;
        throw failure;
      }
    },
    async ask(): Promise<ServerSession> {
      const { storageKey: key, expiresAt, serverTime } = await api.session();
      return { key, left: expiresAt === null ? 0 : Date.parse(expiresAt) - Date.parse(serverTime) };
    },
  };
}

/** Duration of the message about a slow captcha, which is removed when the captcha ends. */
const SLOW_SECONDS = 600;

/** Creates the stores, each of which depends on none or on earlier ones alone. */
function createStores(options: AppStoreOptions, now: () => number) {
  const { boot, api } = options;
  const { manifest, forms: inlined, whitelist: allowed } = boot;
  const { toastDelaySeconds: delaySeconds, toastAutohide: autohide } = boot.settlement.settings;
  const alert = createAlert();
  const authorization = createAuthorization();
  const toast = createToast({ delaySeconds, autohide, schedule: options.schedule });
  const captcha = createCaptcha({
    now: options.now,
    schedule: options.schedule,
    onSlow: (isSlow) => (isSlow ? toast.show('Toast_CaptchaSlow', SLOW_SECONDS) : toast.hide()),
    fetchInitial: async () => ({ settings: await api.captcha(), provider: options.captchaProvider }),
  });
  const culture = createCultures(options, alert);
  const wallet = createWalletStore({
    api,
    culture: () => culture.state.active,
    now: options.now,
    schedule: options.schedule,
    report: options.report,
  });
  return {
    alert,
    authorization,
    captcha,
    wallet,
    submission: createSubmission({
      api,
      captcha,
      authorization,
      culture: () => culture.state.active,
      report: options.report,
      onMismatch: (differs) => {
        wallet.state.invalidPayPalVerification = differs;
      },
    }),
    whitelist: createWhitelist(allowed === undefined ? api.whitelist : async () => allowed),
    deadlines: createDeadlines(boot.deadlines, now),
    arrivedAt: createFormEntryTime(now),
    toast,
    culture,
    forms: createForms({ api, manifest, inlined, loadModule: options.loadModule, report: options.report }),
  };
}

/** Creates the claims and the navigation, which depend on each other: the claim decides which pages are skipped. */
function createClaimsAndNavigation(
  options: AppStoreOptions,
  context: (form: FormName) => JudgeContext,
  authorization: Authorization,
) {
  const { randomSuffix, storage, openFiles, report, location } = options;
  const claims = createClaims({ context, randomSuffix, storage, openFiles, report });
  rejudgeOnWayChange(authorization, claims);
  const navigation = createNavigation({
    go: (path) => location.navigate(path),
    scrollToTop: options.scrollToTop,
    isSkipped: (path) => claims.isSkipped(navigation.state.activeForm, path),
  });
  const ending = memoizeUntilFailure(async () =>
    (await import('./sessionEnding.ts')).createSessionEnding({ ...options, send: options.api.endSession }),
  );
  return { claims, navigation, ending, tabs: options.tabs };
}

/** Returns the way in of the open form: the chosen one, or the form's first (C8-23). */
function entryOf(
  { forms }: BootData['settlement'],
  { state }: Authorization,
  form: FormName | null,
): Pick<JudgeContext, 'entry'> {
  const entry = form === null ? undefined : (state.ways[form] ?? forms[form]?.authorization);
  return entry === undefined ? {} : { entry };
}

/** Returns the keys of the deadlines of the shown claim. Before sign-in the last of the form's applies (C8-24). */
function deadlineKeys(
  {
    claims,
    navigation,
    authorization,
    deadlines,
  }: ReturnType<typeof createStores> & ReturnType<typeof createClaimsAndNavigation>,
  context: (form: FormName) => JudgeContext,
): DeadlineKeys {
  const form = navigation.state.activeForm;
  if (form === null) return [];
  const claim = claims.state.open[form];
  if (!claim) return DEADLINE_KEYS[form];
  const { plan } = claim.form;
  const isKnown = authorization.isAuthorized(form);
  return isKnown
    ? deadlineKeysOf(plan, claim.state.document, momentOf(context(form)))
    : deadlines.latestClosing(possibleDeadlines(plan));
}

/** Creates the app store: all stores and actions, wired once. React components only render it. */
export function createApp(options: AppStoreOptions) {
  const { boot, api, location, report, captchaProvider } = options;
  const { settlement } = boot;
  // Deadlines and days are the server's: a wrong clock on the claimant's machine changes nothing.
  const skew = Date.parse(boot.session.serverTime) - options.now();
  const now = () => options.now() + skew;
  const state = proxy<AppState>({
    leaving: false,
    lastFormPath: null,
    saving: 'none',
    transfer: null,
  });
  const stores = createStores(options, now);
  const { culture, whitelist, submission, deadlines, authorization } = stores;

  /** Returns the context of a judgement, read anew each time (C4-21). */
  const context = (form = way.navigation.state.activeForm): JudgeContext => ({
    now: new Date(now()),
    allowedCharacters: whitelist.state.allowedCharacters,
    culture: culture.state.active,
    audience: 'browser',
    ...entryOf(settlement, authorization, form),
  });
  const way = createClaimsAndNavigation(options, context, authorization);
  const session = createSession({
    now: options.now,
    duration: settlement.settings.minSessionDuration,
    enabled: way.navigation.timeoutEnabled,
    isPaused: () => submission.state.isSubmitting || state.transfer !== null,
    ...sessionCalls(api, skew),
    tabs: options.tabs,
    onExpired: (key) => actions.expire(key),
    onGone: (successor) => actions.sessionGone(successor),
  });
  const deadlineWatch = createDeadlineWatch({
    deadlines,
    keys: () => deadlineKeys({ ...stores, ...way }, context),
  });
  const actions = appActions({ ...options, ...stores, ...way, session, state, skew });

  const own = {
    settlement,
    state,
    session,
    deadlineWatch,
    api,
    location,
    now,
    skew,
    context,
    texts: activeTexts(stores, settlement.defaultCulture),
    report,
    captchaProvider,
  };
  return { ...own, ...stores, ...way, ...actions };
}

export type AppStore = ReturnType<typeof createApp>;
