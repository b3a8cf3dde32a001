import type { FieldType } from '../../../schemas/generated/types.ts';
import type { FieldOptions } from '../../../schemas/uiOptions.ts';
import { FIELD_KINDS } from '../../../transforms/fields/fields.ts';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { formattedValue } from '../../../widgets/formattedValue.ts';
import type { Translate } from '../../../widgets/translate.ts';

/** Returns the type of a field without `ui:options`, by its value. */
function typeOf(value: NonNullable<FieldValue>): FieldType {
  if (typeof value === 'object') return Array.isArray(value) ? 'list' : 'file';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/**
 * Formats a value for reading: the label of the chosen option, Yes or No, a file's name, an amount with its mask and
 * affixes (`$1,234.50`) or as its page displays it; '' where there is none.
 */
export function answerText(
  value: FieldValue | undefined,
  ui: { 'ui:options': Partial<FieldOptions> } | undefined,
  text: Translate,
): string {
  if (value === null || value === undefined) return '';
  const options = ui?.['ui:options'] ?? {};
  const { enumOptions, type = typeOf(value) } = options;
  const option = enumOptions?.find((candidate) => candidate.value === value);
  if (option) return option.label;
  const words = { yes: text('Ui_Yes'), no: text('Ui_No') };
  const answer = FIELD_KINDS[type].answer(value, words);
  if (answer === '' || typeof value === 'object' || typeof value === 'boolean') return answer;
  return formattedValue(value, answer, options);
}
