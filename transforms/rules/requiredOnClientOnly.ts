import { plainRule } from './types.ts';

export const requiredOnClientOnly = plainRule('requiredOnClientOnly', {
  on: 'any',
  mark: () => true,
});
