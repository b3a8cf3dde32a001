import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import { afterPaint } from './afterPaint.ts';
import type { Alert } from './alert.ts';
import type { AppState } from './app.ts';
import type { Authorization } from './authorization.ts';
import type { BootData } from './bootData.ts';
import type { Claims } from './claims.ts';
import type { Culture } from './culture.ts';
import { isAppPath, safeRedirectTarget } from './deadlines.ts';
import type { Forms } from './forms.ts';
import type { AppLocation } from './location.ts';
import type { MessageKey } from './messageHeadings.ts';
import type { NavigationStore } from './navigation.ts';
import type { Filing } from './problemMessages.ts';
import type { Session, Successor } from './session.ts';
import type { SessionEnding } from './sessionEnding.ts';
import type { SubmissionStore } from './submission.ts';

/** Dependencies of the actions: the stores and the app's environment. */
export interface AppParts {
  boot: BootData;
  location: AppLocation;
  /** Reports an error of work that no caller awaits. */
  report: (error: unknown) => void;
  state: AppState;
  /** Lead of the server's clock over this machine's, in ms. */
  skew: number;
  alert: Alert;
  authorization: Authorization;
  claims: Claims;
  culture: Culture;
  forms: Forms;
  navigation: NavigationStore;
  session: Session;
  /** Imports the module that ends sessions on the server. */
  ending: () => Promise<SessionEnding>;
  submission: SubmissionStore;
}

/**
 * Removes all data of the claimant from this device after expiry (R4-31); the other steps of expiry are loaded lazily
 * (C15-06, C15-07).
 */
function expire(parts: AppParts, key: string | null): void {
  const { navigation, claims, authorization, culture, location, ending, session, report } = parts;
  const form = navigation.state.activeForm ?? 'standard';
  const gone = claims.wipe();
  authorization.clear();
  const query = new URLSearchParams({ form, culture: culture.state.active });
  location.navigate(`/session-expired?${query}`, { replace: true });
  if (session.state.left) return;
  ending()
    .then(({ expired }) => expired(parts, key, gone))
    .catch(report);
}

/** Leaves the app for another site. */
function leave({ state, location }: AppParts, url: string): void {
  state.leaving = true;
  location.leave(url);
}

/**
 * Redirects to the redirect target of a deadline, because filing has closed (R4-21); null stands for the app's own page
 * about it.
 */
function leaveForDeadline(parts: AppParts, target: string | null): void {
  const wanted = safeRedirectTarget(target);
  if (isAppPath(wanted)) parts.location.navigate(wanted);
  else leave(parts, wanted);
}

/** Returns the filing status of a claim without a reference code (C16-04). */
const filingOf = ({ claims }: AppParts, form: FormName): Filing =>
  claims.get(form).state.mayBeFiled ? 'Alert_MaybeFiled' : 'Alert_NotFiled';

/** Navigates to the form's first page, scrolled to the top. */
function toEntry({ forms, navigation, report }: AppParts, form: FormName): void {
  const [entry] = forms.get(form).pages;
  if (entry) void navigation.goTo(entry.page.path).catch(report);
}

/** Handles a 401: keeps the entered claim, and leads to the first page to sign in again. */
function unauthorized(parts: AppParts, form: FormName): void {
  const { authorization, alert } = parts;
  authorization.begin(form);
  toEntry(parts, form);
  alert.show({ key: 'Problem_notAuthorized', params: {}, filing: filingOf(parts, form) });
}

/** Switches the culture, also in a URL that names one, because the route's guard would switch back. */
function chooseCulture({ culture, location }: AppParts, code: string): void {
  void culture.switchTo(code);
  const { path, search } = location.current();
  const query = new URLSearchParams(search);
  if (!query.has('culture')) return;
  query.set('culture', code);
  location.navigate(`${path}?${query}`, { replace: true });
}

const GONE: Record<Successor, MessageKey> = {
  nobody: 'Problem_notAuthorized',
  somebodyElse: 'Session_SomebodyElse',
};

/**
 * Handles a session that was replaced or ended before its time. The entered claim stays, and an alert gives the reason
 * to sign in again; a filed claim stays on the screen with its code.
 */
function sessionGone(parts: AppParts, successor: Successor): void {
  const { navigation, claims, authorization, alert } = parts;
  const form = navigation.state.activeForm;
  if (form !== null && claims.get(form).state.referenceCode !== null) return;
  authorization.clear();
  if (form !== null) toEntry(parts, form);
  alert.show({ key: GONE[successor], params: {}, filing: form === null ? undefined : filingOf(parts, form) });
}

/** Restores the visitor's authorizations from the server's session, so that a reload needs no sign-in (C6-16). */
function restoreSession(parts: AppParts): void {
  const { boot, authorization, claims, session, submission, skew } = parts;
  const { authorized, storageKey, expiresAt, captcha: rawValue, prepopulatedData, ways } = boot.session;
  const open = Object.entries(FORM_NAMES).flatMap(([name, type]) =>
    authorized[type] ? [name as FormName] : [],
  );
  authorization.restore(open);
  for (const form of open) {
    authorization.setRows(form, prepopulatedData[FORM_NAMES[form]] ?? []);
    const way = ways?.[FORM_NAMES[form]];
    // A way in that the form no longer offers is not restored.
    if (way && boot.settlement.forms[form]?.ways?.includes(way)) authorization.restoreWay(form, way);
  }
  if (storageKey === null) claims.removeLeftovers();
  else {
    claims.openMirror(storageKey);
    afterPaint(() => void parts.ending().catch(parts.report));
  }
  if (expiresAt !== null) session.restart(storageKey, Date.parse(expiresAt) - skew);
  if (rawValue !== null) for (const form of open) submission.state.captchaRawValues[form] = rawValue;
}

/** Creates the actions that involve several stores. */
export function appActions(parts: AppParts) {
  return {
    expire: (key: string | null) => expire(parts, key),
    leave: (url: string) => leave(parts, url),
    leaveForDeadline: (target: string | null) => leaveForDeadline(parts, target),
    unauthorized: (form: FormName) => unauthorized(parts, form),
    chooseCulture: (code: string) => chooseCulture(parts, code),
    sessionGone: (successor: Successor) => sessionGone(parts, successor),
    restoreSession: () => restoreSession(parts),
  };
}
