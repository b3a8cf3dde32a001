import { ErrorText } from '../../../widgets/ErrorText.tsx';
import type { Translate } from '../../../widgets/translate.ts';
import type { FieldErrorTexts } from '../types.ts';

/** Errors of an open record as a whole, and not of one of its fields; a refused save moves the focus to them. */
export function EntryError({ errors, text }: { errors: FieldErrorTexts; text: Translate }) {
  const [said] = errors[''] ?? [];
  if (said === undefined) return null;
  return (
    <p className="cw-error" tabIndex={-1} data-entry-error>
      <ErrorText text={text} message={said} />
    </p>
  );
}
