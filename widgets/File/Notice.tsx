export interface NoticeAction {
  label: string;
  run: () => void;
  isDisabled?: boolean;
}

interface NoticeProps {
  /** Empty where there is nothing. */
  said: string;
  /** The ways on, the first one the suggested one; none where it only is said. */
  actions?: readonly NoticeAction[];
}

/** What was found in a chosen file, with the ways on. Its region is there before its text, or nothing is announced. */
export function Notice({ said, actions = [] }: NoticeProps) {
  return (
    <div className={said === '' ? 'cw-visually-hidden' : 'cw-file-photo'}>
      <p className={actions.length > 0 ? undefined : 'cw-hint'} role="status">
        {said}
      </p>
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
