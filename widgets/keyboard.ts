import type { ComponentProps } from 'react';
import type { FieldOptions } from '../schemas/uiOptions.ts';
import { KEYBOARDS, type Keyboard } from '../transforms/masks/keyboards.ts';

/** Attributes of an input for on-screen keyboards and other input aids. */
type KeyboardAttributes = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
>;

/**
 * Returns the keyboard attributes of a field: as the page configures them, else those of the widget, such as of its
 * mask, else the usual ones.
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
