import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

/** The value is there; on a boolean field it is `true` (C3-02). */
export function isGiven(value: unknown): boolean {
  return typeof value === 'boolean' ? value : !isEmpty(value);
}

/** The rule `required` (C4-01); JSON Schema has a keyword of that name, which looks at properties. */
export const requiredValue: KeywordFunction<Instance> = (value) => (isGiven(value) ? undefined : FAILED);

export const requiredValueDefinition = defineKeyword('requiredValue', {});
