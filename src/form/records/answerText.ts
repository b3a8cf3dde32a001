import type { FieldValue } from '../../../transforms/claims/types.ts';
import { shown } from '../../../transforms/masks/masks.ts';
import type { LeafUiSchema } from '../../../transforms/pages/types.ts';
import type { UiText } from '../../../widgets/texts.ts';

/** A number or text as its mask shows it, with what stands before and after it in its input: `$1,234.50`. */
function masked(value: string | number, ui: LeafUiSchema | undefined): string {
  const { mask, prepended = '', appended } = ui?.['ui:options'] ?? {};
  const text = mask === undefined ? String(value) : shown(value, mask);
  return text === '' ? '' : `${prepended}${text}${appended ? ` ${appended}` : ''}`;
}

/** A value as people read it: the label of the chosen option, Yes or No, a file's name; '' where there is none. */
export function answerText(
  value: FieldValue | undefined,
  ui: LeafUiSchema | undefined,
  text: UiText,
): string {
  if (value === null || value === undefined) return '';
  const option = ui?.['ui:options'].enumOptions?.find((candidate) => candidate.value === value);
  if (option) return option.label;
  if (typeof value === 'boolean') return text(value ? 'Ui_Yes' : 'Ui_No');
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'object' ? value.name : masked(value, ui);
}
