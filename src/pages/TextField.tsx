import { type RefObject, useId } from 'react';
import { ErrorText } from '../../widgets/ErrorText.tsx';
import { useText } from '../hooks/useApp.ts';

interface TextFieldProps {
  label: string;
  hint: string | undefined;
  /** Error of the value; undefined for none. */
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Kind of text that is written from left to right in every language. */
  kind?: 'code' | 'email';
}

/** Attributes of the input by kind of text. */
const KINDS = {
  text: { autoComplete: 'off' },
  code: { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters' },
  // Without `type="email"`, whose value Chromium gives with the domain in Punycode.
  email: { dir: 'ltr', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
} as const;

/** Text field of a page that belongs to no form, with its hint and the error of its value. */
export function TextField({ label, hint, error, input, kind }: TextFieldProps) {
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
        spellCheck={false}
        {...KINDS[kind ?? 'text']}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
      {/* The live region exists before its text, which would not be announced otherwise. */}
      <div role="alert">
        {error === undefined ? null : (
          <div className="cw-error" id={`${id}-error`}>
            <ErrorText text={text} message={error} />
          </div>
        )}
      </div>
    </div>
  );
}
