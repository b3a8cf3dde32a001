import type { UiText } from '../texts.ts';

/** A message of the field itself, with the looks and words of those that rules give. */
export function Unheld({ id, message, text }: { id: string; message: string | undefined; text: UiText }) {
  if (message === undefined) return null;
  return (
    <div className="cw-error" id={id}>
      <p>
        <span className="cw-visually-hidden">{text('Ui_Error')}</span> {message}
      </p>
    </div>
  );
}
