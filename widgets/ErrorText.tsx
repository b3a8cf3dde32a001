import type { UiText } from './texts.ts';
import { Words } from './Words.tsx';

/** A message, with the word that its colour says to those who see it. */
export const ErrorText = ({ text, message }: { text: UiText; message: string }) => (
  <>
    <span className="cw-visually-hidden">{text('Ui_Error')}</span> <Words text={message} />
  </>
);
