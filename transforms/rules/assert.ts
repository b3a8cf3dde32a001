import { forbiddenWhen } from './forbiddenWhen.ts';
import type { RuleAdapter } from './types.ts';

export const assert: RuleAdapter = { ...forbiddenWhen, name: 'assert' };
