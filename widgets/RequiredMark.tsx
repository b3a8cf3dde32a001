/** Asterisk after a no-break space, so that the mark is never alone on a line. */
const NO_BREAK_STAR = '\u00a0*';

/** Mark of a required field. Assistive technology has `aria-required`. */
export function RequiredMark({ shown }: { shown: boolean }) {
  return shown ? (
    <span className="cw-required" aria-hidden="true">
      {NO_BREAK_STAR}
    </span>
  ) : null;
}
