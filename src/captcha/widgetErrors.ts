/** Reaction to an error of a captcha widget (R8-10 to R8-13). */
export type WidgetAction = 'render' | 'warnReconnect' | 'warnBlocked' | 'reset' | 'unknown';

const ACTIONS: Record<string, WidgetAction> = {
  'missing-captcha': 'render',
  'invalid-captcha-id': 'render',
  'network-error': 'warnReconnect',
  'script-error': 'warnBlocked',
  'rate-limited': 'reset',
  'invalid-data': 'reset',
  'challenge-closed': 'reset',
  'challenge-expired': 'reset',
  'challenge-error': 'reset',
  'internal-error': 'reset',
};

/** Returns the reaction to an error code of the widget; any other is unknown (R8-14). */
export function actionFor(code: string): WidgetAction {
  return ACTIONS[code] ?? 'unknown';
}
