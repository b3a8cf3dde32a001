import type { CSSProperties } from 'react';
import type { Picker } from '../pickerDefaults.ts';

/** Returns the height of the views of months, years and times as a CSS variable for the theme (R9-14). */
export function modeHeight({ modeHeight: pixels }: Picker): CSSProperties {
  const style: Record<`--${string}`, string> = { '--cw-mode-height': `${pixels}px` };
  return style;
}
