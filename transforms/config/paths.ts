import { type FormName, isFormName } from '../ground/modelNames.ts';

/** Removes the trailing slash of a URL path, because `/standard/` and `/standard` are one page; the root stays. */
export function normalPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Returns the form of a page's URL path, by its first segment; null for a generic page. The root is in Standard. */
export function formOfPath(path: string): FormName | null {
  const [, step = ''] = normalPath(path).split('/');
  if (step === '') return 'standard';
  return isFormName(step) ? step : null;
}

/** Paths of pages that the app has in every settlement (R9-13), but that of the status, which not all have (C10-13). */
export const GENERIC_PATHS = {
  notFound: '/page-not-found',
  error: '/error',
  defaultDeadline: '/deadline',
  sessionExpired: '/session-expired',
  accessibility: '/accessibility',
  status: '/status',
} as const;
