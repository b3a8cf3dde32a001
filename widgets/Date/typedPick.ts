import { isPickOffered } from '../../transforms/values/pickBounds.ts';
import { writtenPick } from '../../transforms/values/writtenPick.ts';
import type { Translate } from '../translate.ts';
import { allBoundsTexts } from './boundsTexts.ts';
import type { Picker } from './pickerDefaults.ts';

/** Converts a text in another format to that of the picker; a text that cannot be parsed is only trimmed (C10-05). */
export const parseTypedPick = writtenPick;

/** Returns the error message of a typed text that is outside the bounds of its picker; undefined within them. */
export function outOfBounds(typed: string, picker: Picker, text: Translate): string | undefined {
  if (isPickOffered(typed, picker)) return undefined;
  return text('Ui_OutOfBounds', { bounds: allBoundsTexts(picker, text).join(' ') }).trim();
}
