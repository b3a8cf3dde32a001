import type { DeadlineKeys } from '../../transforms/deadlines/formDeadlines.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { isAppPath } from '../stores/deadlines.ts';
import { sanitiseQuery, withQuery } from './query.ts';
import type { Route } from './routeTable.ts';

/** Input of the guards: values only, so that a guard is a pure function. */
export interface GuardContext {
  route: Route;
  path: string;
  search: string;
  culture: { active: string; enabled: readonly string[] };
  /** Returns the redirect target after the deadlines, or null while claims of one of these kinds can be filed. */
  deadlineTarget: (kinds: readonly DeadlineKeys[], culture: string) => string | null;
  isAuthorized: (form: FormName) => boolean;
}

/** Result of a guard. `replace` targets are paths of the app; `leave` targets are other sites. */
export type GuardVerdict =
  | { do: 'stay' }
  | { do: 'replace'; target: string }
  | { do: 'leave'; target: string }
  | { do: 'switchCulture'; culture: string };

type Guard = (context: GuardContext) => GuardVerdict;

const STAY: GuardVerdict = { do: 'stay' };

/** Cleans unsafe characters from the query (R2-26). */
const guardQuery: Guard = ({ path, search }) => {
  const clean = sanitiseQuery(search);
  return clean === null ? STAY : { do: 'replace', target: withQuery(path, clean) };
};

/** Switches to the enabled culture that the query names (R2-27, R4-25). */
const guardCulture: Guard = ({ search, culture }) => {
  const wanted = new URLSearchParams(search).get('culture');
  if (wanted === null || wanted === culture.active || !culture.enabled.includes(wanted)) return STAY;
  return { do: 'switchCulture', culture: wanted };
};

/** Redirects after the deadline (R2-28, R4-21 to R4-23). */
const guardDeadline: Guard = ({ route, path, culture, deadlineTarget }) => {
  if (route.kind !== 'form') return STAY;
  const target = deadlineTarget(route.deadlineKeys, culture.active);
  if (target === null || target === path) return STAY;
  return isAppPath(target) ? { do: 'replace', target } : { do: 'leave', target };
};

/** Redirects to the session-expired page without authorization (R2-29, R6-02). */
const guardAuthorization: Guard = ({ route, culture, isAuthorized }) => {
  if (route.kind !== 'form' || !route.requiresAuthorization || isAuthorized(route.form)) return STAY;
  const query = new URLSearchParams({ form: route.form, culture: culture.active }).toString();
  return { do: 'replace', target: withQuery('/session-expired', query) };
};

/** Guards in the order of the specification; the first that does not stay decides. */
const GUARDS: readonly Guard[] = [guardQuery, guardCulture, guardDeadline, guardAuthorization];

/** Returns the verdict of the first guard that does not let the route stay; `stay` where all do. */
export function guard(context: GuardContext): GuardVerdict {
  for (const ask of GUARDS) {
    const verdict = ask(context);
    if (verdict.do !== 'stay') return verdict;
  }
  return STAY;
}
