import { proxy } from 'valtio/vanilla';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { JudgeContext } from '../../transforms/claims/types.ts';
import { FORM_NAMES, type FormName } from '../../transforms/config/names.ts';
import { deadlineParams } from '../../transforms/deadlines/deadlines.ts';
import type { Api } from '../api/api.ts';
import type { BootData } from '../boot/bootData.ts';
import type { CaptchaProvider } from '../captcha/types.ts';
import type { ActiveTexts } from '../content/texts.ts';
import type { AppLocation } from '../routes/location.ts';
import { createAlert } from './alert.ts';
import { createAuthorization } from './authorization.ts';
import { createCaptcha } from './captcha.ts';
import { createClaims } from './claims.ts';
import { createCulture } from './culture.ts';
import { createDeadlines, DEFAULT_DEADLINE_TARGET, isInternal } from './deadlines.ts';
import type { FileStore } from './files.ts';
import { createForms } from './forms.ts';
import { createNavigation } from './navigation.ts';
import { createSession } from './session.ts';
import { createSubmission } from './submission.ts';
import { createToast } from './toast.ts';
import { createWhitelist } from './whitelist.ts';

export interface AppOptions {
  boot: BootData;
  api: Api;
  location: AppLocation;
  /** The clock in ms. */
  now: () => number;
  storage: Storage;
  /** Files of one session, by the key that the server gave. */
  openFiles: (sessionKey: string) => FileStore;
  randomSuffix: () => string;
  loadModule: (url: string) => Promise<LoadedForm>;
  captchaProvider: CaptchaProvider;
  scrollToTop: () => void;
  schedule: (run: () => void, ms: number) => () => void;
  /** Where failures go that nobody waits for. */
  report: (error: unknown) => void;
}

/** Things of the app as a whole that a page may have to show. */
export interface AppState {
  /** The browser is leaving for another site: the banner is hidden meanwhile (R2-37). */
  leaving: boolean;
  /** The form page that was shown last: the error page links back to it (C6-20). */
  lastFormPath: string | null;
}

/** The same answer for the same argument, computed once. */
function remember<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

/** Everything the app knows and can do, put together once. React only shows it. */
export function createApp(options: AppOptions) {
  const { boot, api, location, report } = options;
  const { settings } = boot.settlement;
  // Deadlines and days are the server's: a wrong clock on the claimant's machine changes nothing.
  const skew = Date.parse(boot.settlement.serverTime) - options.now();
  const now = () => options.now() + skew;

  const state = proxy<AppState>({ leaving: false, lastFormPath: null });
  const alert = createAlert();
  const authorization = createAuthorization();
  const captcha = createCaptcha(options.now);
  const submission = createSubmission({ api, captcha, authorization });
  const whitelist = createWhitelist(api.whitelist);
  const deadlines = createDeadlines(boot.deadlines, now);
  const toast = createToast({
    delaySeconds: settings.toastDelaySeconds,
    autohide: settings.toastAutohide,
    schedule: options.schedule,
  });
  const culture = createCulture({
    enabled: boot.settlement.cultures,
    active: boot.culture,
    content: boot.content,
    load: api.content,
    remember: api.rememberCulture,
    onError: report,
  });
  const forms = createForms({ api, manifest: boot.manifest, loadModule: options.loadModule });

  const deadlineTexts = remember((code: string) => deadlineParams(deadlines.settings, code));

  /** What a judgement reads, afresh each time (C4-21). */
  const context = (): JudgeContext => ({
    now: new Date(now()),
    allowedCharacters: whitelist.state.allowedCharacters,
    culture: culture.state.active,
    audience: 'browser',
  });
  const claims = createClaims({
    context,
    randomSuffix: options.randomSuffix,
    storage: options.storage,
    openFiles: options.openFiles,
    report,
  });
  const navigation = createNavigation({
    go: (path) => location.navigate(path),
    scrollToTop: options.scrollToTop,
    isSkipped: (path) => claims.isSkipped(navigation.state.activeForm, path),
  });
  const session = createSession({
    now: options.now,
    duration: settings.minSessionDuration,
    enabled: () => navigation.timeoutEnabled(),
    resting: () => submission.state.isSubmitting,
    heartbeat: async () => Date.parse((await api.heartbeat()).expiresAt) - skew,
    onExpired: () => expire(),
  });

  /** Nothing of the claimant stays on this device, and the server forgets the session too (R4-31). */
  function expire(): void {
    const form = navigation.state.activeForm ?? 'standard';
    claims.wipe();
    authorization.clear();
    api.endSession().catch(report);
    const query = new URLSearchParams({ form, culture: culture.state.active });
    location.navigate(`/session-expired?${query}`, { replace: true });
  }

  function leave(url: string): void {
    state.leaving = true;
    location.leave(url);
  }

  /** Filing has closed meanwhile: to where the settlement says (R4-21). */
  function leaveForDeadline(target: string | null): void {
    const wanted = target ?? DEFAULT_DEADLINE_TARGET;
    if (isInternal(wanted)) location.navigate(wanted);
    else leave(wanted);
  }

  /** The server's session is gone; what was entered stays, and signing in again goes on with it. */
  function unauthorized(form: FormName): void {
    authorization.begin(form);
    const [entry] = forms.get(form).pages;
    if (entry) location.navigate(entry.page.path);
    alert.show({ key: 'Problem_notAuthorized', params: {} });
  }

  /** What the server still knows of this visitor: a reload stays where it was (C6-16). */
  function restoreSession(): void {
    const { authorized, storageKey, expiresAt, captcha: rawValue, prepopulatedData } = boot.session;
    const open = Object.entries(FORM_NAMES).flatMap(([name, type]) =>
      authorized[type] ? [name as FormName] : [],
    );
    authorization.restore(open);
    for (const form of open) authorization.setRows(form, prepopulatedData[FORM_NAMES[form]] ?? []);
    if (storageKey !== null) claims.openMirror(storageKey);
    if (expiresAt !== null) session.restart(Date.parse(expiresAt) - skew);
    if (rawValue !== null) for (const form of open) submission.state.captchaRawValues[form] = rawValue;
  }

  return {
    settlement: boot.settlement,
    session,
    initialSession: boot.session,
    wallet: boot.wallet,
    state,
    api,
    location,
    now,
    skew,
    context,
    alert,
    authorization,
    captcha,
    claims,
    culture,
    deadlines,
    forms,
    navigation,
    submission,
    toast,
    whitelist,
    expire,
    leave,
    leaveForDeadline,
    unauthorized,
    restoreSession,
    report,
    captchaProvider: options.captchaProvider,
    texts: (): ActiveTexts => {
      const { active, content } = culture.state;
      const fallback = content[boot.settlement.defaultCulture] ?? {};
      return { culture: active, active: content[active] ?? {}, fallback, params: deadlineTexts(active) };
    },
  };
}

export type App = ReturnType<typeof createApp>;
