import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type MouseEvent,
  type RefAttributes,
  useRef,
} from 'react';

/**
 * Clears the input before each choice, because browsers fire no event when the same path is chosen again, and a
 * corrected file could not be chosen.
 */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

interface FilePickProps {
  /** Accessible name of the button: the field's label and the button's text. */
  name: string;
  words: string;
  button?: ButtonHTMLAttributes<HTMLButtonElement>;
  input: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
}

/**
 * Button that opens a native file input. The input, which announces in the browser's language that nothing is chosen,
 * is hidden from assistive technology, and passes its focus to the button (C10-36).
 */
export function FilePick({ name, words, button, input }: FilePickProps) {
  const keys = useRef<HTMLButtonElement>(null);
  return (
    <span className="cw-file-pick">
      <input
        type="file"
        className="cw-file-input"
        tabIndex={-1}
        aria-hidden="true"
        onClick={forget}
        onFocus={() => keys.current?.focus()}
        {...input}
      />
      <button
        ref={keys}
        type="button"
        className="cw-button cw-button--secondary"
        aria-label={name}
        disabled={input.disabled}
        onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('input')?.click()}
        {...button}
      >
        {words}
      </button>
    </span>
  );
}
