import type { CSSProperties } from 'react';
import type { Picker } from '../pickerDefaults.ts';

/** How high months, years and times stand, for the theme (R9-14). */
export function modeHeight({ modeHeight: pixels }: Picker): CSSProperties {
  const style: Record<`--${string}`, string> = { '--cw-mode-height': `${pixels}px` };
  return style;
}
