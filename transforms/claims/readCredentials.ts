import type { FormPlan } from '../ground/plan.ts';
import { copiedText } from '../values/copiedText.ts';
import { planFieldsOf } from './planIndex.ts';

/**
 * Reads credentials by the names of their fields, with white space and dashes normalised as their rules expect
 * (C10-37).
 */
export function readCredentials<Value>(
  credentials: Readonly<Record<string, Value>>,
  plan: FormPlan,
): Record<string, Value | string> {
  const fields = planFieldsOf(plan, 'credentials');
  const kept = new Map(fields.map(({ name, space }) => [name, space]));
  const entries = Object.entries(credentials).map(([name, value]): [string, Value | string] => {
    const space = kept.get(name);
    return [name, space && typeof value === 'string' ? copiedText(value, space) : value];
  });
  return Object.fromEntries(entries);
}
