import type { ComponentProps, Ref } from 'react';
import { fieldAria, type WidgetMessageIds } from './aria.ts';
import { type ClaimWidgetProps, fieldOptionsOf } from './context.ts';
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
  own?: WidgetMessageIds;
}

/** Sign or unit beside an input, by which it is described. */
const Affix = ({ id, text }: { id: string; text: string }) => (
  <span className="cw-affix" id={id}>
    {text}
  </span>
);

/** Base input of every one-line text widget: native, uncontrolled, styled by the theme's classes. */
export function TextInput({ widget, local, inputRef, own, className, ...extra }: TextInputProps) {
  const options = fieldOptionsOf(widget);
  const { prepended, appended } = options;
  const [before, after] = [`${widget.id}__before`, `${widget.id}__after`];
  const described = [own?.hintId, prepended && before, appended && after].filter(Boolean).join(' ');
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
      {...fieldAria(widget.id, options, widget, { ...own, hintId: described })}
    />
  );
  if (!prepended && !appended) return input;
  return (
    // An amount is written from the left in every language, and its sign with it.
    <div className={`cw-affixed cw-affixed--${options.width ?? 'full'}`} dir={extra.dir}>
      {prepended ? <Affix id={before} text={prepended} /> : null}
      {input}
      {appended ? <Affix id={after} text={appended} /> : null}
    </div>
  );
}
