import { useHydrated } from '../hooks/useHydrated.ts';
import { busyProps } from './busyProps.ts';

interface PageActionsProps {
  next: string;
  back: string;
  busy: boolean;
  /** True on the last page of a form, which has no Next button. */
  isLast: boolean;
  /** True after the deadline: there is no Next button. */
  isClosed: boolean;
  /** Undefined where the claimant cannot go back. */
  onBack: (() => void) | undefined;
}

/** Next and Back buttons below the page's fields; nothing where a page has neither. */
export function PageActions({ next, back, busy, isLast, isClosed, onBack }: PageActionsProps) {
  const goesOn = !isLast && !isClosed;
  // A press of a drawn page waits for the app (C11-07).
  const type = useHydrated() ? 'submit' : 'button';
  if (!goesOn && !onBack) return null;
  return (
    <div className="cw-actions">
      {goesOn ? (
        <button type={type} className="cw-button cw-button--primary" {...busyProps(busy)}>
          {next}
        </button>
      ) : null}
      {onBack ? (
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={onBack}
          {...busyProps(busy)}
        >
          {back}
        </button>
      ) : null}
    </div>
  );
}
