import { preventFutureDate } from './preventFutureDate.ts';
import type { RuleAdapter } from './types.ts';

export const preventFutureShortDate: RuleAdapter = {
  ...preventFutureDate,
  name: 'preventFutureShortDate',
};
