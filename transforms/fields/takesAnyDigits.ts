import type { FieldConfig } from '../config/modelConfig.ts';
import { admitsNoLetter } from '../values/patternLetters.ts';
import type { FieldHints } from './fieldHints.ts';

/** Tests if a text field, by its key in the form, takes the digits of every script as those of ASCII (C10-21). */
export function takesAnyDigits(
  { type, clientOnly }: Pick<FieldConfig, 'type' | 'clientOnly'>,
  key: string,
  hints: readonly FieldHints[],
): boolean {
  if (type !== 'string') return false;
  if (clientOnly || key.startsWith('credentials.')) return true;
  return hints.some(
    ({ pattern, format }) => format !== undefined || (pattern !== undefined && admitsNoLetter(pattern)),
  );
}
