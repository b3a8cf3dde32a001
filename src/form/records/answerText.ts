import type { FieldType } from '../../../schemas/generated/types.ts';
import type { FieldOptions } from '../../../schemas/uiOptions.ts';
import { FIELD_KINDS } from '../../../transforms/fields/fields.ts';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import { formattedValue } from '../../../widgets/formattedValue.ts';
import type { UiText } from '../../../widgets/texts.ts';

/** The type of a field that the page shows by its value alone, and so says nothing else of. */
function typeOf(value: NonNullable<FieldValue>): FieldType {
  if (typeof value === 'object') return Array.isArray(value) ? 'list' : 'file';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/**
 * A value as people read it: the label of the chosen option, Yes or No, a file's name, an amount as its mask shows it
 * with what stands around its input (`$1,234.50`) or as its page has it displayed; '' where there is none.
 */
export function answerText(
  value: FieldValue | undefined,
  ui: { 'ui:options': Partial<FieldOptions> } | undefined,
  text: UiText,
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
