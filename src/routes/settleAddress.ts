import { formOfPath, normalPath } from '../../transforms/config/paths.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { SettlementInfo } from '../api/api.ts';
import { LazyStatus, preloadGeneric } from '../pages/lazyBlocks.tsx';
import type { AppStore } from '../stores/app.ts';
import type { CultureState } from '../stores/culture.ts';
import type { FormLoader } from './formLoader.ts';
import { type GuardVerdict, guard } from './guards.ts';
import { type GenericKind, matchRoute, type Route } from './routeTable.ts';

interface GuardedPlace {
  app: AppStore;
  route: Route;
  address: { path: string; search: string };
  /** State of the store of cultures, or a snapshot of it. */
  culture: Pick<CultureState, 'active' | 'enabled' | 'loading' | 'failed'>;
  /** Forms that the visitor has signed in to. */
  forms: Readonly<Record<FormName, boolean>>;
}

/** Runs the guards of a route with the state of the app. */
export function guardHere({ app, route, address, culture, forms }: GuardedPlace): GuardVerdict {
  const { active, enabled, loading, failed } = culture;
  const arrivedAt = app.arrivedAt(route.kind === 'form' ? route.form : null);
  return guard({
    route,
    path: normalPath(address.path),
    search: address.search,
    culture: { active, enabled: loading ? [] : Object.keys(enabled).filter((code) => code !== failed) },
    deadlineTarget: (keys, code) => app.deadlines.redirectWhenClosed(keys, code, arrivedAt),
    isAuthorized: (form) => forms[form],
  });
}

/** Returns the first form's path for the root of a settlement without a Standard form; null for any other. */
export function rootTarget({ forms }: SettlementInfo, path: string): string | null {
  const [first] = Object.keys(forms);
  return normalPath(path) === '/' && !('standard' in forms) && first !== undefined ? `/${first}` : null;
}

const preloadPage = (kind: GenericKind): Promise<unknown> =>
  kind === 'status' ? LazyStatus.preload() : preloadGeneric();

/** Longest chain of redirects: query, deadline, sign-in. */
const MOST_REDIRECTS = 4;

/**
 * Follows the redirects of the address, and loads the code of the page where they end, so that the first render is the
 * page that stays: one that the server has drawn is hydrated as it is (C11-07). Returns false where none stays yet: the
 * form is not loaded, or the browser leaves for another site.
 */
export async function settleAddress(app: AppStore, loader: FormLoader): Promise<boolean> {
  const { location, culture, authorization, report } = app;
  for (let left = MOST_REDIRECTS; left > 0; left -= 1) {
    const address = location.current();
    const form = formOfPath(address.path);
    if (form !== null && loader.has(form) && loader.state.status[form] !== 'ready') return false;
    const route = matchRoute(loader.state.routes, address.path);
    const { forms } = authorization.state;
    const verdict = guardHere({ app, route, address, culture: culture.state, forms });
    if (verdict.do === 'replace') location.navigate(verdict.target, { replace: true });
    else {
      if (route.kind !== 'form') await preloadPage(route.kind).catch(report);
      return verdict.do !== 'leave';
    }
  }
  return false;
}
