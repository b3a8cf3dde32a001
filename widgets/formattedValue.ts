import type { FieldOptions } from '../schemas/uiOptions.ts';
import { shown as shownMasked } from '../transforms/masks/masks.ts';
import { displayed } from '../transforms/values/display.ts';

type Shape = Pick<FieldOptions, 'display' | 'mask' | 'prepended' | 'appended'>;

/** Kinds of display whose format is complete, so that no affixes are added. */
const WHOLE = new Set(['money', 'percent', 'date']);

/**
 * Formats a read-only value: in the culture's format where the page configures a display, else with its mask and the
 * affixes of its input. `plain` is its text.
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
