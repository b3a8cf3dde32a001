import type { ComponentProps, Ref } from 'react';
import { fieldAria, type OwnMessages } from './aria.ts';
import { type ClaimWidgetProps, optionsOf } from './context.ts';
import { keyboardAttributes } from './keyboard.ts';
import { type LocalText, shownText } from './localText.ts';

type Extra = Pick<
  ComponentProps<'input'>,
  'dir' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'placeholder' | 'onClick' | 'type' | 'className'
>;

interface TextInputProps extends Extra {
  widget: ClaimWidgetProps;
  local: LocalText;
  inputRef?: Ref<HTMLInputElement>;
  own?: OwnMessages;
}

/** The plain input under every one-line text widget: native, uncontrolled, dressed by the theme's classes. */
export function TextInput({ widget, local, inputRef, own, className, ...extra }: TextInputProps) {
  const options = optionsOf(widget);
  const input = (
    <input
      type="text"
      // Latin words within an Arabic page are typed from the left, and the other way round.
      dir="auto"
      {...extra}
      ref={inputRef ?? local.ref}
      id={widget.id}
      name={widget.id}
      className={className ?? `cw-input cw-input--${options.width ?? 'full'}`}
      defaultValue={shownText(widget.value)}
      placeholder={extra.placeholder ?? options.placeholder}
      {...keyboardAttributes(options, extra)}
      disabled={widget.disabled}
      readOnly={widget.readonly}
      onKeyDown={local.onKeyDown}
      onInput={local.onInput}
      onBlur={local.onBlur}
      onFocus={local.onFocus}
      {...fieldAria(widget.id, options, widget, own)}
    />
  );
  if (!options.prepended && !options.appended) return input;
  return (
    // An amount is written from the left in every language, and its sign with it.
    <div className={`cw-affixed cw-affixed--${options.width ?? 'full'}`} dir={extra.dir}>
      {options.prepended ? <span className="cw-affix">{options.prepended}</span> : null}
      {input}
      {options.appended ? <span className="cw-affix">{options.appended}</span> : null}
    </div>
  );
}
