import { useLayoutEffect, useMemo } from 'react';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import { MASKS } from '../../transforms/masks/masks.ts';
import { pickedFormat } from '../../transforms/values/formats/pickedFormat.ts';
import { PICKED_TEXTS } from '../../transforms/values/formats/pickedTexts.ts';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { CalendarIcon } from '../icons.tsx';
import { languageOf } from '../language.ts';
import { type LocalText, useLocalText } from '../localText.ts';
import { InputError } from '../Mask/InputError.tsx';
import { LazyMaskEngine } from '../Mask/LazyMaskEngine.tsx';
import { inputErrorId, useInputError } from '../Mask/useInputError.ts';
import { TextInput } from '../TextInput.tsx';
import type { Translate } from '../translate.ts';
import { ClockIcon } from './ClockIcon.tsx';
import { FieldCalendar } from './FieldCalendar.tsx';
import { loadView } from './loadView.tsx';
import { MODES } from './modes.ts';
import { type Picker, pickerOf } from './pickerDefaults.ts';
import { useCalendar } from './useCalendar.ts';
import { useTypedPick } from './useTypedPick.ts';

const DATE = MASKS.date;

/** Parses the typed text in the picker's mode. Returns the error message of a text that cannot be parsed. */
function useReading(local: LocalText, picker: Picker, text: Translate): string | undefined {
  const format = pickedFormat(picker);
  const reading = useTypedPick(local, picker, format);
  return useInputError(local, (typed) => {
    if (format === null) return fitToMask(typed, DATE) === null ? text(DATE.mismatch) : undefined;
    if (typed === '') return undefined;
    if (PICKED_TEXTS[format](typed)) return reading?.outOfBounds(typed, picker, text);
    return text('Ui_NotPicked', { example: MODES[picker.mode].example(picker) });
  });
}

/**
 * Widget of a date field: a text input for MM/dd/yyyy that also parses other formats, with a calendar; or for a month,
 * a year, a time or several days, by its picker's mode. The calendar is loaded when its button is focused or the field
 * clicked; a pick is committed at once.
 */
export function DateInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = fieldOptionsOf(props);
  const { text } = contextOf(props);
  const picker = useMemo(() => pickerOf(options.picker), [options.picker]);
  const mode = MODES[picker.mode];
  const isDay = picker.mode === 'date';
  const calendar = useCalendar(local, picker);
  const { opened, open, close, box } = calendar;
  useLayoutEffect(() => {
    local.isOwn = (control) => control instanceof Node && box.current?.contains(control) === true;
  }, [local, box]);
  const off = props.disabled || props.readonly;
  const shapeId = `${props.id}__shape`;
  const unreadable = useReading(local, picker, text);
  // The rules of a date field have a message for an unreadable date; a second one is not shown.
  const unread = isDay && props.rawErrors?.length ? undefined : unreadable;
  const own = { hintId: shapeId, errorId: unread === undefined ? undefined : inputErrorId(props.id) };
  const preload = () => void loadView(picker.mode, languageOf(local.element)).catch(() => undefined);
  return (
    <>
      <p className="cw-hint" id={shapeId}>
        {text(mode.shape, { example: mode.example(picker) })}
      </p>
      <div className="cw-date" ref={box} data-width={mode.width}>
        <TextInput
          widget={props}
          local={local}
          dir="ltr"
          inputMode={mode.inputMode}
          className="cw-input cw-input--date"
          placeholder={options.placeholder ?? (isDay ? DATE.hint && text(DATE.hint) : undefined)}
          onClick={() => off || open('byInput')}
          own={own}
        />
        {isDay ? <LazyMaskEngine local={local} name="date" /> : null}
        <button
          type="button"
          className="cw-button cw-button--icon"
          aria-label={text('Ui_Labelled', {
            label: text(opened === 'no' ? mode.open : mode.close),
            text: options.label,
          })}
          aria-haspopup="dialog"
          aria-expanded={opened !== 'no'}
          disabled={off}
          onPointerEnter={preload}
          onFocus={preload}
          onBlur={local.leave}
          onClick={() => (opened === 'no' ? open('byButton') : close(false))}
        >
          {picker.mode === 'time' ? <ClockIcon /> : <CalendarIcon />}
        </button>
        {opened === 'no' ? null : (
          <FieldCalendar widget={props} local={local} picker={picker} calendar={calendar} />
        )}
      </div>
      <InputError widget={props} message={unread} />
    </>
  );
}
