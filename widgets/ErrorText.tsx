import { TextWithLanguage } from './TextWithLanguage.tsx';
import type { UiText } from './texts.ts';

/** A message, with the word that its colour says to those who see it. */
export const ErrorText = ({ text, message }: { text: UiText; message: string }) => (
  <>
    <span className="cw-visually-hidden">{text('Ui_Error')}</span> <TextWithLanguage text={message} />
  </>
);
