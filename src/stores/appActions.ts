import { FORM_NAMES, type FormName } from '../../transforms/config/names.ts';
import type { Api } from '../api/api.ts';
import type { BootData } from '../boot/bootData.ts';
import type { AppLocation } from '../routes/location.ts';
import type { Alert } from './alert.ts';
import type { AppState } from './app.ts';
import type { Authorization } from './authorization.ts';
import type { Claims } from './claims.ts';
import type { Culture } from './culture.ts';
import { DEFAULT_DEADLINE_TARGET, isInternal } from './deadlines.ts';
import type { Forms } from './forms.ts';
import type { Navigation } from './navigation.ts';
import type { Session } from './session.ts';
import type { Submission } from './submission.ts';

/** What the actions work with: the stores, and the app's surroundings. */
export interface AppParts {
  boot: BootData;
  api: Pick<Api, 'endSession'>;
  location: AppLocation;
  report: (error: unknown) => void;
  state: AppState;
  /** What the server's clock is ahead of this machine's, in ms. */
  skew: number;
  alert: Alert;
  authorization: Authorization;
  claims: Claims;
  culture: Culture;
  forms: Forms;
  navigation: Navigation;
  session: Session;
  submission: Submission;
}

/** Nothing of the claimant stays on this device, and the server forgets the session too (R4-31). */
function expire({ navigation, claims, authorization, api, culture, location, report }: AppParts): void {
  const form = navigation.state.activeForm ?? 'standard';
  claims.wipe();
  authorization.clear();
  api.endSession().catch(report);
  const query = new URLSearchParams({ form, culture: culture.state.active });
  location.navigate(`/session-expired?${query}`, { replace: true });
}

function leave({ state, location }: AppParts, url: string): void {
  state.leaving = true;
  location.leave(url);
}

/** Filing has closed meanwhile: to where the settlement says (R4-21). */
function leaveForDeadline(parts: AppParts, target: string | null): void {
  const wanted = target ?? DEFAULT_DEADLINE_TARGET;
  if (isInternal(wanted)) parts.location.navigate(wanted);
  else leave(parts, wanted);
}

/** The server's session is gone; what was entered stays, and signing in again goes on with it. */
function unauthorized({ authorization, forms, location, alert }: AppParts, form: FormName): void {
  authorization.begin(form);
  const [entry] = forms.get(form).pages;
  if (entry) location.navigate(entry.page.path);
  alert.show({ key: 'Problem_notAuthorized', params: {} });
}

/** What the server still knows of this visitor: a reload stays where it was (C6-16). */
function restoreSession({ boot, authorization, claims, session, submission, skew }: AppParts): void {
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

/** What the app does with several of its stores at once. */
export function appActions(parts: AppParts) {
  return {
    expire: () => expire(parts),
    leave: (url: string) => leave(parts, url),
    leaveForDeadline: (target: string | null) => leaveForDeadline(parts, target),
    unauthorized: (form: FormName) => unauthorized(parts, form),
    restoreSession: () => restoreSession(parts),
  };
}
