import type { ComponentProps } from 'react';
import type { FieldOptions } from '../schemas/uiOptions.ts';
import { KEYBOARDS, type Keyboard } from '../transforms/masks/keyboards.ts';

/** An input's attributes for the keyboard of a phone and what else a device does for what is typed. */
type KeyboardAttributes = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
>;

/**
 * How a device helps with one field: as the page says, else by what the widget knows of it (its mask, say), else as is
 * usual for such a field.
 */
export function keyboardAttributes(
  { keyboard, usualKeyboard, autocomplete, enterKeyHint }: FieldOptions,
  own: Pick<ComponentProps<'input'>, 'inputMode' | 'spellCheck' | 'autoComplete'>,
): KeyboardAttributes {
  const usual: Keyboard = usualKeyboard ? KEYBOARDS[usualKeyboard] : {};
  const {
    autocomplete: filled,
    inputMode,
    spellCheck,
    ...attributes
  } = keyboard ? KEYBOARDS[keyboard] : usual;
  return {
    ...attributes,
    inputMode: keyboard ? inputMode : (own.inputMode ?? inputMode),
    spellCheck: keyboard ? spellCheck : (own.spellCheck ?? spellCheck),
    autoComplete: own.autoComplete ?? autocomplete ?? filled,
    enterKeyHint: enterKeyHint ?? 'next',
  };
}
