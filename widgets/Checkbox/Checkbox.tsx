import { useContext } from 'react';
import { fieldAria, GroupError, isDemanded } from '../aria.ts';
import { type ClaimWidgetProps, fieldOptionsOf } from '../context.ts';
import { InlineMarkdown } from '../InlineMarkdown/InlineMarkdown.tsx';
import { RequiredMark } from '../RequiredMark.tsx';

/** Widget of a boolean field: a check box with its label. Unset is false (R3-45). */
export function Checkbox(props: ClaimWidgetProps) {
  const options = fieldOptionsOf(props);
  const group = useContext(GroupError);
  const errorId = group?.first === props.id ? group.errorId : undefined;
  return (
    <label className="cw-choice" htmlFor={props.id}>
      <input
        type="checkbox"
        id={props.id}
        name={props.id}
        className="cw-checkbox"
        checked={props.value === true}
        disabled={props.disabled || props.readonly}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={() => props.onBlur(props.id, props.value)}
        {...fieldAria(props.id, options, props, { errorId })}
        aria-invalid={group || props.rawErrors?.length ? true : undefined}
      />
      <span className={options.suppressLabel || props.hideLabel ? 'cw-visually-hidden' : undefined}>
        <InlineMarkdown text={options.label} />
        <RequiredMark shown={isDemanded(props) && options.requiredStyling} />
      </span>
    </label>
  );
}
