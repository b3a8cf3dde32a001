import { type RefObject, useId } from 'react';
import { ErrorText } from '../../widgets/ErrorText.tsx';
import { useText } from '../hooks/useApp.ts';

interface TextFieldProps {
  label: string;
  hint: string | undefined;
  /** Message of what is wrong with the value; undefined for nothing. */
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** True for a code, which is written from left to right in every language. */
  isCode?: boolean;
}

/** Text field of a page that belongs to no form, with its hint and what is wrong with its value. */
export function TextField({ label, hint, error, input, isCode = false }: TextFieldProps) {
  const id = useId();
  const text = useText();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return (
    <div className="cw-field">
      <label className="cw-label" htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className="cw-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        ref={input}
        id={id}
        className="cw-input cw-input--full"
        autoComplete="off"
        spellCheck={false}
        {...(isCode && { dir: 'ltr', autoCapitalize: 'characters' })}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error === undefined ? null : (
        <div className="cw-error" id={`${id}-error`}>
          <ErrorText text={text} message={error} />
        </div>
      )}
    </div>
  );
}
