import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { MASKS } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { CalendarIcon } from '../icons.tsx';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { type LocalText, useLocalText } from '../localText.ts';
import { Masked } from '../Mask/Masked.tsx';
import { Unheld } from '../Mask/Unheld.tsx';
import { unheldId, useUnheld } from '../Mask/useUnheld.ts';
import { TextInput } from '../TextInput.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { usePopup } from './usePopup.ts';

const loadCalendar = () => import('./Calendar.tsx');

const lazyCalendar = () => lazy(() => loadCalendar().then((m) => ({ default: m.Calendar })));

const DATE = MASKS.date;

type Opened = 'no' | 'byInput' | 'byButton';

/** Puts a text in the input as if it had been typed. */
function putText(local: LocalText, text: string): void {
  if (local.element) local.element.value = text;
  local.onReplace?.(text);
}

/** What opened the calendar; Escape, a scroll or a press outside `box` closes it. */
function useOpened(local: LocalText) {
  const [opened, setOpened] = useState<Opened>('no');
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(
    (refocus: boolean) => {
      setOpened('no');
      if (refocus) local.element?.focus({ preventScroll: true });
    },
    [local],
  );
  usePopup(box, opened !== 'no', close);
  return { opened, setOpened, box, close };
}

interface PopupProps extends CalendarProps {
  Calendar: ReturnType<typeof lazyCalendar>;
  onRetry: () => void;
}

function CalendarPopup({ Calendar, onRetry, ...calendar }: PopupProps) {
  return (
    <div className="cw-calendar">
      <LoadBoundary text={calendar.text} onRetry={onRetry}>
        <Suspense fallback={<p className="cw-hint">{calendar.text('Ui_Loading')}</p>}>
          <Calendar {...calendar} />
        </Suspense>
      </LoadBoundary>
    </div>
  );
}

/**
 * A date as text MM/dd/yyyy, typed under a mask, with a calendar beside it. The calendar is fetched when the field
 * is focused or its button pressed; a day picked is committed at once.
 */
export function DateInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = optionsOf(props);
  const { text } = contextOf(props);
  const { opened, setOpened, box, close } = useOpened(local);
  const [Calendar, setCalendar] = useState(lazyCalendar);
  const pick = (day: string) => {
    putText(local, day);
    local.flush();
    close(true);
  };
  const off = props.disabled || props.readonly;
  const shapeId = `${props.id}__shape`;
  const unheld = useUnheld(local, 'date', text);
  const own = { hintId: shapeId, errorId: unheld === undefined ? undefined : unheldId(props.id) };
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
          onClick={() => off || setOpened('byInput')}
          own={own}
        />
        <Masked local={local} name="date" />
        <button
          type="button"
          className="cw-button cw-button--icon"
          aria-label={`${text(opened === 'no' ? 'Ui_OpenCalendar' : 'Ui_CloseCalendar')}: ${options.label}`}
          aria-expanded={opened !== 'no'}
          disabled={off}
          onPointerEnter={() => void loadCalendar().catch(() => undefined)}
          onClick={() => (opened === 'no' ? setOpened('byButton') : close(false))}
        >
          <CalendarIcon />
        </button>
        {opened === 'no' ? null : (
          <CalendarPopup
            Calendar={Calendar}
            value={local.element?.value ?? ''}
            picker={options.picker}
            days={options.days}
            text={text}
            takeFocus={opened === 'byButton'}
            onPick={pick}
            onRetry={() => setCalendar(lazyCalendar)}
          />
        )}
      </div>
      <Unheld id={unheldId(props.id)} message={unheld} text={text} />
    </>
  );
}
