import { ErrorText } from '../../../widgets/ErrorText.tsx';
import type { Translate } from '../../../widgets/translate.ts';
import type { FieldErrorTexts } from '../types.ts';

/** First error of an open record itself, not of one of its fields; a refused save may focus it. */
export function EntryError({ errors, text }: { errors: FieldErrorTexts; text: Translate }) {
  const [said] = errors[''] ?? [];
  if (said === undefined) return null;
  return (
    <p className="cw-error" tabIndex={-1} data-entry-error>
      <ErrorText text={text} message={said} />
    </p>
  );
}
