import { useEffect, useRef } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';

/** Button of a notice. */
export interface NoticeAction {
  label: string;
  run: () => void;
  isDisabled?: boolean;
}

interface NoticeProps {
  widget: Pick<ClaimWidgetProps, 'registry'>;
  /** Text of the notice; '' for none. */
  said: string;
  /** Buttons, the suggested one first; none for a mere message. */
  actions?: readonly NoticeAction[];
}

/** Announces a new text; one from the first render, or in another language, is not new. */
function useNews(said: string, widget: NoticeProps['widget']): void {
  const { announce, culture } = contextOf(widget);
  const active = culture?.();
  const before = useRef({ said, active });
  useEffect(() => {
    const last = before.current;
    before.current = { said, active };
    if (said !== '' && said !== last.said && active === last.active) announce?.(said);
  }, [said, active, announce]);
}

/** Notice about a chosen file with its actions, announced by the page's live region. */
export function Notice({ widget, said, actions = [] }: NoticeProps) {
  useNews(said, widget);
  if (said === '') return null;
  return (
    <div className="cw-file-photo">
      <p className={actions.length > 0 ? undefined : 'cw-hint'}>{said}</p>
      {actions.length > 0 ? (
        <div className="cw-actions cw-actions--inner">
          {actions.map(({ label, run, isDisabled = false }, index) => (
            <button
              key={label}
              type="button"
              className={`cw-button cw-button--${index === 0 ? 'secondary' : 'quiet'}`}
              disabled={isDisabled}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
