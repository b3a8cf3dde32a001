interface StepProps {
  step: 'previous' | 'next';
  label: string;
  arrow: string;
  /** True where there is no previous, or no next, page; the button stays focusable. */
  isLast: boolean;
  onClick: () => void;
}

/** Button to the previous or next page of a picker. */
export function StepButton({ step, label, arrow, isLast, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="cw-button cw-button--icon"
      data-step={step}
      aria-label={label}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onClick}
    >
      <span className="cw-arrow" aria-hidden="true">
        {arrow}
      </span>
    </button>
  );
}
