import type { FieldConfig } from '../config/modelConfig.ts';
import { camelCase } from '../ground/modelNames.ts';
import type { KeptSpace } from '../values/copiedText.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import { admitsNoSpace } from '../values/patternLetters.ts';
import type { FieldHints } from './fieldHints.ts';
import { type ChoiceParts, isChosen } from './isChosen.ts';

const isUnspaced = ({ pattern, format }: FieldHints): boolean =>
  (format !== undefined && NAMED_FORMATS[format].dropsSpace) ||
  (pattern !== undefined && admitsNoSpace(pattern));

/**
 * White space that a credential which is typed keeps, by its key in the form: none where its rules admit none (C10-37).
 * Undefined for all other fields, which keep what is typed.
 */
export function keptSpace(
  { type, rules = [] }: Pick<FieldConfig, 'type' | 'rules'>,
  key: string,
  hints: readonly FieldHints[],
  places: readonly ChoiceParts[] = [],
): KeptSpace | undefined {
  if (type !== 'string' || !key.startsWith('credentials.')) return undefined;
  if (places.some(isChosen) || rules.some(({ name }) => camelCase(name) === 'oneOf')) return undefined;
  return hints.some(isUnspaced) ? 'none' : 'single';
}
