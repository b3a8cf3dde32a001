import { requireOnePropertyValTrue } from './requireOnePropertyValTrue.ts';
import type { RuleAdapter } from './types.ts';

export const requireOnePropertyToHaveAValue: RuleAdapter = {
  ...requireOnePropertyValTrue,
  name: 'requireOnePropertyToHaveAValue',
};
