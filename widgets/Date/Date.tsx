import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
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
}

/** The calendar of a field, in the language that the page is in as it opens. */
function FieldCalendar({ widget, local, calendar: { opened, close, dialog } }: FieldCalendarProps) {
  const { text } = contextOf(widget);
  const { picker, days, label } = optionsOf(widget);
  const [Calendar, setCalendar] = useState(() => lazyCalendar(languageOf(local.element)));
  const pick = (day: string) => {
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
            value={local.text}
            picker={picker}
            days={days}
            text={text}
            takeFocus={opened === 'byButton'}
            onPick={pick}
          />
        </Suspense>
      </LoadBoundary>
      <button
        type="button"
        className="cw-button cw-button--secondary cw-calendar-close"
        onClick={() => close(true)}
      >
        {text('Ui_CloseCalendar')}
      </button>
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
  const calendar = useCalendar(local);
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
        {opened === 'no' ? null : <FieldCalendar widget={props} local={local} calendar={calendar} />}
      </div>
      <Unheld id={unheldId(props.id)} message={unheld} text={text} />
    </>
  );
}
