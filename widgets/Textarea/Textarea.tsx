import { fieldAria } from '../aria.ts';
import { type ClaimWidgetProps, fieldOptionsOf } from '../context.ts';
import { shownText, useLocalText } from '../localText.ts';

const DEFAULT_ROWS = 4;

/** Widget for several lines of text. Enter inserts a line break. */
export function Textarea(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = fieldOptionsOf(props);
  return (
    <textarea
      dir="auto"
      ref={local.ref}
      id={props.id}
      name={props.id}
      className="cw-input cw-input--area"
      rows={options.rows ?? DEFAULT_ROWS}
      defaultValue={shownText(props.value)}
      placeholder={options.placeholder}
      autoComplete={options.autocomplete}
      disabled={props.disabled}
      readOnly={props.readonly}
      onKeyDown={local.onTab}
      onInput={local.onInput}
      onBlur={local.onBlur}
      onFocus={local.onFocus}
      {...fieldAria(props.id, options, props)}
    />
  );
}
