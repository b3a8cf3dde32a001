import { plainRule } from './types.ts';

export const required = plainRule('required', { on: 'any', mark: () => true });
