import { type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { languageOf } from '../language.ts';
import type { LocalText } from '../localText.ts';
import type { Translate } from '../translate.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { loadView, type View } from './loadView.tsx';
import { MODES } from './modes.ts';
import type { Picker } from './pickerDefaults.ts';
import type { OpenedCalendar } from './useCalendar.ts';

type Drawn = LazyExoticComponent<View>;

const lazyView = ({ mode }: Picker, language: string): Drawn =>
  lazy(async () => ({ default: await loadView(mode, language) }));

/** Sets the text of the input, as typing does, and commits it. */
function commitText(local: LocalText, text: string): void {
  if (local.element) local.element.value = text;
  local.onReplace?.(text);
  local.flush();
}

const Waiting = ({ text }: { text: Translate }) => (
  <p className="cw-hint" aria-busy="true">
    {text('Ui_Loading')}
  </p>
);

interface FieldCalendarProps {
  widget: ClaimWidgetProps;
  local: LocalText;
  calendar: OpenedCalendar;
  picker: Picker;
}

/** Popup with the calendar of a field, or the picker of another mode, in the language of the page. */
export function FieldCalendar({
  widget,
  local,
  picker,
  calendar: { opened, close, dialog, leaveCovered },
}: FieldCalendarProps) {
  const { text } = contextOf(widget);
  const { days, label } = fieldOptionsOf(widget);
  /** Picked text that waits for Select; null while parts are missing. */
  const [chosen, setChosen] = useState<string | null>();
  const language = languageOf(local.element);
  const [Drawn, setDrawn] = useState(() => lazyView(picker, language));
  const pick = (picked: string | null, isWhole: boolean) => {
    setChosen(picked);
    if (!picker.autoApply || picked === null) return;
    commitText(local, picked);
    if (isWhole) close(true);
  };
  const select = () => {
    if (chosen === null) return;
    if (chosen !== undefined) commitText(local, chosen);
    close(true);
  };
  return (
    <CalendarFrame
      dialog={dialog}
      label={text('Ui_Labelled', { label: text(MODES[picker.mode].open), text: label })}
      modal={opened === 'byButton'}
      picker={picker}
      onNoPlace={leaveCovered}
      onCancel={() => close(true)}
    >
      <LoadBoundary text={text} onRetry={() => setDrawn(lazyView(picker, language))}>
        <Suspense fallback={<Waiting text={text} />}>
          <Drawn
            value={chosen ?? local.text}
            picker={picker}
            days={days}
            text={text}
            language={language}
            takeFocus={opened === 'byButton'}
            onPick={pick}
          />
        </Suspense>
      </LoadBoundary>
      <div className="cw-calendar-actions">
        {picker.autoApply ? null : (
          <button type="button" className="cw-button cw-button--primary" onClick={select}>
            {text('Ui_Select')}
          </button>
        )}
        <button type="button" className="cw-button cw-button--secondary" onClick={() => close(true)}>
          {text(picker.autoApply ? MODES[picker.mode].close : 'Ui_Cancel')}
        </button>
      </div>
    </CalendarFrame>
  );
}
