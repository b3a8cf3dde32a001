import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { MASKS } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { CalendarIcon } from '../icons.tsx';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { useLocalText } from '../localText.ts';
import { Masked } from '../Mask/Masked.tsx';
import { TextInput } from '../TextInput.tsx';
import { usePopup } from './usePopup.ts';

const loadCalendar = () => import('./Calendar.tsx');

const DATE = MASKS.date;

type Opened = 'no' | 'byInput' | 'byButton';

/**
 * A date as text MM/dd/yyyy, typed under a mask, with a calendar beside it. The calendar is fetched when the field
 * is focused or its button pressed; a day picked is committed at once.
 */
export function DateInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = optionsOf(props);
  const { text } = contextOf(props);
  const [opened, setOpened] = useState<Opened>('no');
  const [Calendar, setCalendar] = useState(() =>
    lazy(() => loadCalendar().then((m) => ({ default: m.Calendar }))),
  );
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(
    (refocus: boolean) => {
      setOpened('no');
      if (refocus) local.element?.focus({ preventScroll: true });
    },
    [local],
  );
  usePopup(box, opened !== 'no', close);
  const retry = () => setCalendar(() => lazy(() => loadCalendar().then((m) => ({ default: m.Calendar }))));
  const pick = (day: string) => {
    if (local.element) local.element.value = day;
    local.onReplace?.(day);
    local.flush();
    close(true);
  };
  const off = props.disabled || props.readonly;
  return (
    <div className="cw-date" ref={box}>
      <TextInput
        widget={props}
        local={local}
        dir="ltr"
        inputMode={DATE.inputMode}
        className="cw-input cw-input--date"
        placeholder={options.placeholder ?? (DATE.hint && text(DATE.hint))}
        onClick={() => off || setOpened('byInput')}
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
        <div className="cw-calendar">
          <LoadBoundary text={text} onRetry={retry}>
            <Suspense fallback={<p className="cw-hint">{text('Ui_Loading')}</p>}>
              <Calendar
                value={local.element?.value ?? ''}
                picker={options.picker}
                days={options.days}
                text={text}
                takeFocus={opened === 'byButton'}
                onPick={pick}
              />
            </Suspense>
          </LoadBoundary>
        </div>
      )}
    </div>
  );
}
