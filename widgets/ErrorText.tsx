import { TextWithLanguage } from './TextWithLanguage.tsx';
import type { Translate } from './translate.ts';

/** Error message with a text equivalent of its colour. */
export const ErrorText = ({ text, message }: { text: Translate; message: string }) => (
  <>
    <span className="cw-visually-hidden">{text('Ui_Error')}</span> <TextWithLanguage text={message} />
  </>
);
