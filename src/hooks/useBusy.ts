import { useSnapshot } from 'valtio/react';
import { useApp } from './useApp.ts';

/** Hook that returns true while a request, a navigation or a captcha is pending: buttons then ignore clicks (R4-35). */
export function useBusy(): boolean {
  const app = useApp();
  const { isSubmitting } = useSnapshot(app.submission.state);
  const { isNavigating } = useSnapshot(app.navigation.state);
  const { inProgress } = useSnapshot(app.captcha.state);
  return isSubmitting || isNavigating || inProgress;
}
