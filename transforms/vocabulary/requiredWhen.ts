import { requiredWhile, whileAdapter } from './requiredWhile.ts';

/** Rule that fails where a condition holds and the field is empty (C8-04). */
export const requiredWhen = requiredWhile;

export const requiredWhenAdapter = whileAdapter({ parameters: { condition: 'condition' } }, (read) =>
  read.condition('condition'),
);
