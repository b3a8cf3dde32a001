import { ErrorText } from '../../../widgets/ErrorText.tsx';
import type { UiText } from '../../../widgets/texts.ts';
import type { FieldErrorTexts } from '../types.ts';

/** What is wrong with an open entry as a whole, and not with one of its fields; a refused entry leads to it. */
export function EntryError({ errors, text }: { errors: FieldErrorTexts; text: UiText }) {
  const [said] = errors[''] ?? [];
  if (said === undefined) return null;
  return (
    <p className="cw-error" tabIndex={-1} data-entry-error>
      <ErrorText text={text} message={said} />
    </p>
  );
}
