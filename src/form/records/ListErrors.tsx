import { errorId } from '../../../widgets/aria.ts';
import { ErrorText } from '../../../widgets/ErrorText.tsx';
import type { Translate } from '../../../widgets/translate.ts';

interface ListErrorsProps {
  /** DOM id of the list that the errors describe. */
  id: string;
  errors: readonly string[];
  text: Translate;
}

/** Errors of a list itself, such as too few records, with the id for its `aria-describedby`. */
export function ListErrors({ id, errors, text }: ListErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div id={errorId(id)}>
      {errors.map((error) => (
        <p className="cw-error" key={error}>
          <ErrorText text={text} message={error} />
        </p>
      ))}
    </div>
  );
}
