import { GENERIC_PATHS, normalPath } from '../../transforms/config/paths.ts';
import type { DeadlineKeys } from '../../transforms/deadlines/formDeadlines.ts';
import { DEADLINE_KEYS, type FormName } from '../../transforms/ground/modelNames.ts';
import type { SettlementInfo } from '../api/api.ts';
import type { FormPages } from '../stores/forms.ts';

/** Kinds of generic routes (R9-13). */
export type GenericKind =
  | 'catchAll'
  | 'notFound'
  | 'error'
  | 'defaultDeadline'
  | 'sessionExpired'
  | 'accessibility'
  | 'status';

/** Route of a page that belongs to no form. */
export interface GenericRoute {
  kind: GenericKind;
  path: string;
  /** True where the page clears the active form (R2-05). */
  clearsForm: boolean;
}

/** Route of one page of a form. */
export interface FormRoute {
  kind: 'form';
  path: string;
  form: FormName;
  page: string;
  isEntry: boolean;
  requiresAuthorization: boolean;
  /** Deadline keys of each kind of claim; the form closes when one of each kind has passed. */
  deadlineKeys: readonly DeadlineKeys[];
}

export type Route = GenericRoute | FormRoute;

const GENERIC_ROUTES = {
  notFound: { kind: 'notFound', path: GENERIC_PATHS.notFound, clearsForm: true },
  error: { kind: 'error', path: GENERIC_PATHS.error, clearsForm: true },
  defaultDeadline: { kind: 'defaultDeadline', path: GENERIC_PATHS.defaultDeadline, clearsForm: false },
  sessionExpired: { kind: 'sessionExpired', path: GENERIC_PATHS.sessionExpired, clearsForm: true },
  accessibility: { kind: 'accessibility', path: GENERIC_PATHS.accessibility, clearsForm: true },
  status: { kind: 'status', path: GENERIC_PATHS.status, clearsForm: true },
  catchAll: { kind: 'catchAll', path: '*', clearsForm: true },
} as const satisfies Record<GenericKind, GenericRoute>;

function formRoutes({ form, sequence, exits, deadlines }: FormPages): FormRoute[] {
  const deadlineKeys = deadlines ?? [DEADLINE_KEYS[form]];
  const pages = [...sequence, ...exits];
  return pages.map((page, index) => ({
    kind: 'form',
    path: page.path,
    form,
    page: page.name,
    isEntry: index === 0,
    requiresAuthorization: index > 0,
    deadlineKeys,
  }));
}

/**
 * Returns every route of the application as data: generic ones, that of the status where the settlement has one, and those
 * of the configured forms.
 */
export function routeTable(
  forms: readonly FormPages[],
  settlement: Pick<SettlementInfo, 'status'> = {},
): Route[] {
  const { catchAll, status, ...generic } = GENERIC_ROUTES;
  const own = [...Object.values(generic), ...(settlement.status ? [status] : [])];
  return [...own, ...forms.flatMap(formRoutes), catchAll];
}

/** Returns the route of a path; of a form's folder name alone, its entry page; else the catch-all (R2-08, R2-12). */
export function matchRoute(routes: readonly Route[], path: string): Route {
  const wanted = normalPath(path);
  const exact = routes.find((route) => route.path === wanted);
  if (exact) return exact;
  const entry = routes.find(
    (route) => route.kind === 'form' && route.isEntry && entryPaths(route).includes(wanted),
  );
  return entry ?? GENERIC_ROUTES.catchAll;
}

/** Returns further paths of a form's entry page: the Standard form is at the root too. */
function entryPaths(route: FormRoute): string[] {
  return route.form === 'standard' ? ['/standard', '/'] : [`/${route.form}`];
}
