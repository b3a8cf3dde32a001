import { TextWithLanguage } from './TextWithLanguage.tsx';
import type { Translate } from './translate.ts';

/** Error message after a visually hidden "Error", because colour alone does not mark it. */
export const ErrorText = ({ text, message }: { text: Translate; message: string }) => (
  <>
    <span className="cw-visually-hidden">{text('Ui_Error')}</span> <TextWithLanguage text={message} />
  </>
);
