/** The mark of a required field. Assistive technology hears it from `aria-required`. */
export function RequiredMark({ shown }: { shown: boolean }) {
  return shown ? (
    <span className="cw-required" aria-hidden="true">
      *
    </span>
  ) : null;
}
