import { isEmpty } from '../values/emptiness.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';

/** The value is there; on a boolean field it is `true` (C3-02). */
export function isGiven(value: unknown): boolean {
  return typeof value === 'boolean' ? value : !isEmpty(value);
}

const judge: Judge<object> = (value) => (isGiven(value) ? undefined : FAILED);

/** There must be a value (C4-01). */
export const required = defineRule({ judge, requiredFamily: true });

export const requiredAdapter = defineAdapter(required, {
  on: 'any',
  parameters: {},
  instance: () => ({}),
  build: () => ({}),
  mark: true,
});
