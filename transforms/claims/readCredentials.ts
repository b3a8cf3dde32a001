import type { FormPlan } from '../ground/plan.ts';
import { copiedText } from '../values/copiedText.ts';
import { planFieldsOf } from './planIndex.ts';

/**
 * Returns credentials, by field name, with the white space and dashes of each text normalised as the rules of its field
 * expect (C10-37).
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
