import { plainRule } from './types.ts';

export const characterSetRestriction = plainRule('characterSetRestriction');
