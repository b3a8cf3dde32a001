import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useMemo, useState } from 'react';
import { MASKS } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { CalendarIcon } from '../icons.tsx';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { languageOf } from '../language.ts';
import { type LocalText, useLocalText } from '../localText.ts';
import { Masked } from '../Mask/Masked.tsx';
import { Unheld } from '../Mask/Unheld.tsx';
import { unheldId, useUnheld } from '../Mask/useUnheld.ts';
import { TextInput } from '../TextInput.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';
import { calendarLocale } from './locales.ts';
import { type Picker, pickerOf } from './pickerDefaults.ts';
import { type OpenedCalendar, useCalendar } from './useCalendar.ts';

const DATE = MASKS.date;

type Drawn = LazyExoticComponent<ComponentType<CalendarProps>>;

const loadCalendar = (language: string) => Promise.all([import('./Calendar.tsx'), calendarLocale(language)]);

/** The calendar with the words of a language. */
const lazyCalendar = (language: string): Drawn =>
  lazy(async () => {
    const [{ calendarIn }, locale] = await loadCalendar(language);
    return { default: calendarIn(language, locale) };
  });

/** Puts a text in the input as if it had been typed. */
function putText(local: LocalText, text: string): void {
  if (local.element) local.element.value = text;
  local.onReplace?.(text);
}

interface FieldCalendarProps {
  widget: ClaimWidgetProps;
  local: LocalText;
  calendar: OpenedCalendar;
  picker: Picker;
}

/** The calendar of a field, in the language that the page is in as it opens. */
function FieldCalendar({ widget, local, picker, calendar: { opened, close, dialog } }: FieldCalendarProps) {
  const { text } = contextOf(widget);
  const { days, label } = optionsOf(widget);
  /** The day that waits for Select. */
  const [chosen, setChosen] = useState<string>();
  const [Calendar, setCalendar] = useState(() => lazyCalendar(languageOf(local.element)));
  const take = (day: string) => {
    putText(local, day);
    local.flush();
    close(true);
  };
  return (
    <CalendarFrame
      dialog={dialog}
      label={`${text('Ui_OpenCalendar')}: ${label}`}
      modal={opened === 'byButton'}
      onCancel={() => close(true)}
    >
      <LoadBoundary text={text} onRetry={() => setCalendar(lazyCalendar(languageOf(local.element)))}>
        <Suspense fallback={<p className="cw-hint">{text('Ui_Loading')}</p>}>
          <Calendar
            value={chosen ?? local.text}
            picker={picker}
            days={days}
            text={text}
            takeFocus={opened === 'byButton'}
            onPick={picker.autoApply ? take : setChosen}
          />
        </Suspense>
      </LoadBoundary>
      <div className="cw-calendar-actions">
        {picker.autoApply ? null : (
          <button
            type="button"
            className="cw-button cw-button--primary"
            onClick={() => (chosen === undefined ? close(true) : take(chosen))}
          >
            {text('Ui_Select')}
          </button>
        )}
        <button type="button" className="cw-button cw-button--secondary" onClick={() => close(true)}>
          {text(picker.autoApply ? 'Ui_CloseCalendar' : 'Ui_Cancel')}
        </button>
      </div>
    </CalendarFrame>
  );
}

/**
 * A date as text MM/dd/yyyy, typed as people write dates, with a calendar beside it. The calendar is fetched when its
 * button is reached or the field clicked; a day picked is committed at once.
 */
export function DateInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = optionsOf(props);
  const { text } = contextOf(props);
  const picker = useMemo(() => pickerOf(options.picker), [options.picker]);
  const calendar = useCalendar(local, picker);
  const { opened, open, close, box } = calendar;
  const off = props.disabled || props.readonly;
  const shapeId = `${props.id}__shape`;
  const unheld = useUnheld(local, 'date', text);
  const own = { hintId: shapeId, errorId: unheld === undefined ? undefined : unheldId(props.id) };
  const preload = () => void loadCalendar(languageOf(local.element)).catch(() => undefined);
  return (
    <>
      <p className="cw-hint" id={shapeId}>
        {text('Ui_DateShape')}
      </p>
      <div className="cw-date" ref={box}>
        <TextInput
          widget={props}
          local={local}
          dir="ltr"
          inputMode={DATE.inputMode}
          className="cw-input cw-input--date"
          placeholder={options.placeholder ?? (DATE.hint && text(DATE.hint))}
          onClick={() => off || open('byInput')}
          own={own}
        />
        <Masked local={local} name="date" />
        <button
          type="button"
          className="cw-button cw-button--icon"
          aria-label={`${text(opened === 'no' ? 'Ui_OpenCalendar' : 'Ui_CloseCalendar')}: ${options.label}`}
          aria-haspopup="dialog"
          aria-expanded={opened !== 'no'}
          disabled={off}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => (opened === 'no' ? open('byButton') : close(false))}
        >
          <CalendarIcon />
        </button>
        {opened === 'no' ? null : (
          <FieldCalendar widget={props} local={local} picker={picker} calendar={calendar} />
        )}
      </div>
      <Unheld id={unheldId(props.id)} message={unheld} text={text} />
    </>
  );
}
