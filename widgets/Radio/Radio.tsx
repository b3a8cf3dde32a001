import type { FocusEvent } from 'react';
import { errorId } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { shownText } from '../localText.ts';
import { InputError } from '../Mask/InputError.tsx';
import { inputErrorId } from '../Mask/useInputError.ts';
import { TextWithLanguage } from '../TextWithLanguage.tsx';

/** Widget: a radio group. The field template provides the fieldset and legend, and marks it as required. */
export function Radio(props: ClaimWidgetProps) {
  const { text } = contextOf(props);
  const offered = fieldOptionsOf(props).enumOptions ?? [
    { value: true, label: text('Ui_Yes') },
    { value: false, label: text('Ui_No') },
  ];
  const current = shownText(props.value);
  // A value of former options is offered, too, because the group would look unanswered (C10-04).
  const isForeign = current !== '' && !offered.some(({ value }) => String(value) === current);
  const choices = isForeign ? [...offered, { value: current, label: current }] : offered;
  const hasError = Boolean(props.rawErrors?.length);
  const isInError = hasError || isForeign;
  const errorIds = [hasError && errorId(props.id), isForeign && inputErrorId(props.id)].filter(Boolean);
  const leave = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const withinGroup = relatedTarget instanceof HTMLInputElement && relatedTarget.name === props.id;
    if (!withinGroup) props.onBlur(props.id, props.value);
  };
  // Safari does not focus a clicked radio, so that no blur follows: the click reports one (C17-05).
  const choose = (button: HTMLInputElement, value: unknown) => {
    props.onChange(value);
    if (button.ownerDocument.activeElement !== button) props.onBlur(props.id, value);
  };
  return (
    <div className="cw-choices">
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="cw-choice">
          <input
            type="radio"
            id={index === 0 ? props.id : `${props.id}-${index}`}
            name={props.id}
            className="cw-radio"
            value={String(choice.value)}
            checked={current === String(choice.value)}
            aria-invalid={isInError}
            aria-describedby={(index === 0 && errorIds.join(' ')) || undefined}
            disabled={props.disabled || props.readonly}
            onChange={(event) => choose(event.currentTarget, choice.value)}
            onBlur={leave}
          />
          <span>
            <TextWithLanguage text={choice.label} />
          </span>
        </label>
      ))}
      <InputError widget={props} message={isForeign ? text('Ui_NotInList') : undefined} />
    </div>
  );
}
