interface StepProps {
  step: 'previous' | 'next';
  label: string;
  arrow: string;
  disabled: boolean;
  onClick: () => void;
}

/** The button that leads to the page before or after the one that is shown. */
export function Step({ step, label, arrow, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="cw-button cw-button--icon"
      data-step={step}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <span className="cw-arrow" aria-hidden="true">
        {arrow}
      </span>
    </button>
  );
}
