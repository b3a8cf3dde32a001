import type { FieldOptions } from '../schemas/uiOptions.ts';
import { shown as shownMasked } from '../transforms/masks/masks.ts';
import { displayed } from '../transforms/values/display.ts';

type Shape = Pick<FieldOptions, 'display' | 'mask' | 'prepended' | 'appended'>;

/** What displays itself with its sign or in words needs nothing around it. */
const WHOLE = new Set(['money', 'percent', 'date']);

/**
 * A value that is not typed, as people read it: in the culture's own form where the page says how it is displayed, else
 * as its mask shows it, with what stands around its input. `plain` is its text.
 */
export function formattedValue(
  value: unknown,
  plain: string,
  { display, mask, prepended = '', appended }: Partial<Shape>,
): string {
  if (plain === '') return '';
  const own = display && displayed(value, display);
  if (own !== undefined && display && WHOLE.has(display.as)) return own;
  const masked = mask === undefined || display ? plain : shownMasked(value, mask);
  return `${prepended}${own ?? masked}${appended ? ` ${appended}` : ''}`;
}
