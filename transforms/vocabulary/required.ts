import { isEmpty } from '../values/emptiness.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';

/** Tests if a value is given: a boolean must be `true`, any other value not empty (C3-02). */
export function isGiven(value: unknown): boolean {
  return typeof value === 'boolean' ? value : !isEmpty(value);
}

const judge: Judge<object> = (value) => (isGiven(value) ? undefined : FAILED);

/** Rule that the field has a value, a boolean field `true` (C4-01). */
export const required = defineRule({ judge, requiredFamily: true });

export const requiredAdapter = defineAdapter(required, {
  on: 'any',
  parameters: {},
  instance: () => ({}),
  build: () => ({}),
  mark: true,
});
