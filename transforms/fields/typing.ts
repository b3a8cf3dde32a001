import type { FieldConfig } from '../config/modelConfig.ts';
import { camelCase } from '../ground/modelNames.ts';
import type { PlanField } from '../ground/plan.ts';
import type { KeptSpace } from '../values/copiedText.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import { admitsNoLetter, admitsNoSpace } from '../values/patternLetters.ts';
import type { FieldHints } from './fieldHints.ts';
import { type ChoiceParts, isChosen } from './isChosen.ts';
import { keyboardOf } from './keyboardOf.ts';

const isUnspaced = ({ pattern, format }: FieldHints): boolean =>
  (format !== undefined && NAMED_FORMATS[format].dropsSpace) ||
  (pattern !== undefined && admitsNoSpace(pattern));

/**
 * Returns the white space that a typed credential keeps, by its key in the form: none where its rules admit none
 * (C10-37). Undefined for all other fields, which keep the text as typed.
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

/** Tests if a text field, by its key in the form, converts the digits of every script to ASCII (C10-21). */
function takesAnyDigits(
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

/**
 * Returns the keyboard of a typed field, if it converts digits to ASCII (`ofDigits`), and the white space that it
 * keeps: by the hints of its rules, its key in the form and its placements.
 */
export function typingOf(
  field: FieldConfig,
  key: string,
  hints: readonly FieldHints[],
  places: readonly ChoiceParts[] | undefined,
): Pick<PlanField, 'keyboard' | 'ofDigits' | 'space'> {
  const keyboard = keyboardOf(field, hints);
  const space = keptSpace(field, key, hints, places);
  return {
    ...(keyboard && { keyboard }),
    ...(takesAnyDigits(field, key, hints) && { ofDigits: true }),
    ...(space && { space }),
  };
}
