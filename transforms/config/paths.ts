import { type FormName, isFormName } from '../ground/modelNames.ts';

/** `/standard/` and `/standard` are one path; the root stays as it is. */
export function normalPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The form whose pages a path may belong to, by its first step; null for a generic page. */
export function formOfPath(path: string): FormName | null {
  const [, step = ''] = normalPath(path).split('/');
  if (step === '') return 'standard';
  return isFormName(step) ? step : null;
}

/** The paths of the pages that the app has by itself, whatever the settlement (R9-13). */
export const GENERIC_PATHS = {
  notFound: '/page-not-found',
  error: '/error',
  defaultDeadline: '/deadline',
  sessionExpired: '/session-expired',
  accessibility: '/accessibility',
} as const;
