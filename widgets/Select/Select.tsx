import { type ChangeEvent, memo } from 'react';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import { fallbackText } from '../../transforms/texts/fallbackText.ts';
import { fieldAria } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, emptyValueOf, fieldOptionsOf } from '../context.ts';
import { shownText } from '../localText.ts';
import { InputError } from '../Mask/InputError.tsx';
import { inputErrorId } from '../Mask/useInputError.ts';
import { preloadable } from '../preloadable.tsx';
import { FALLBACK_LANGUAGE } from '../TextWithLanguage.tsx';

/** Combobox for server-side lists, loaded lazily, because few forms have them. */
export const LazyCombobox = preloadable(async () => (await import('../Combobox/Combobox.tsx')).Combobox);

type Choice = NonNullable<FieldOptions['enumOptions']>[number];

/** Widget for a choice of one option: a native select, or a combobox where the list is too long to be sent. */
export function Select(props: ClaimWidgetProps) {
  const { optionsList } = fieldOptionsOf(props);
  return optionsList === undefined ? (
    <NativeSelect {...props} />
  ) : (
    <LazyCombobox {...props} list={optionsList} />
  );
}

/** Options of the select, memoised because a message about its field does not change them and there may be hundreds. */
const Choices = memo(function Choices({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, label }) => {
    const words = fallbackText(label);
    return (
      <option key={String(value)} value={String(value)} {...(words !== null && FALLBACK_LANGUAGE)}>
        {words ?? label}
      </option>
    );
  });
});

/** Select by the browser's own element, which works with every keyboard, phone and screen reader. */
function NativeSelect(props: ClaimWidgetProps) {
  const options = fieldOptionsOf(props);
  const choices = options.enumOptions ?? [];
  const commit = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = choices.find((choice) => String(choice.value) === event.target.value);
    props.onChange(chosen ? chosen.value : emptyValueOf(props));
  };
  const { text } = contextOf(props);
  const value = shownText(props.value);
  // A value of former options is offered, too, because the field would look unanswered.
  const isForeign = value !== '' && !choices.some((choice) => String(choice.value) === value);
  const errorId = isForeign ? inputErrorId(props.id) : undefined;
  return (
    <>
      <select
        id={props.id}
        name={props.id}
        className={`cw-select cw-input--${options.width ?? 'full'}`}
        value={value}
        autoComplete={options.autocomplete}
        disabled={props.disabled || props.readonly}
        onChange={commit}
        onBlur={() => props.onBlur(props.id, props.value)}
        {...fieldAria(props.id, options, props, { errorId })}
      >
        <option value="">{options.placeholder ?? text('Ui_SelectOne')}</option>
        {isForeign ? <option value={value}>{value}</option> : null}
        <Choices choices={choices} />
      </select>
      <InputError widget={props} message={isForeign ? text('Ui_NotInList') : undefined} />
    </>
  );
}
