import type { WidgetName } from '../schemas/uiOptions.ts';
import { checkboxExamples } from './Checkbox/Checkbox.examples.ts';
import { confirmExamples } from './Confirm/Confirm.examples.ts';
import { dateExamples } from './Date/Date.examples.ts';
import type { WidgetExamples } from './examples.ts';
import { fileExamples } from './File/File.examples.ts';
import { maskExamples } from './Mask/Mask.examples.ts';
import { numberExamples } from './Number/Number.examples.ts';
import { radioExamples } from './Radio/Radio.examples.ts';
import { selectExamples } from './Select/Select.examples.ts';
import { signatureExamples } from './Signature/Signature.examples.ts';
import { textExamples } from './Text/Text.examples.ts';
import { textareaExamples } from './Textarea/Textarea.examples.ts';
import { valueExamples } from './Value/Value.examples.ts';
import { walletExamples } from './Wallet/Wallet.examples.ts';

/** The examples of every widget. A widget without examples does not compile. */
export const allExamples: Record<WidgetName, WidgetExamples> = {
  text: textExamples,
  textarea: textareaExamples,
  mask: maskExamples,
  number: numberExamples,
  date: dateExamples,
  select: selectExamples,
  radio: radioExamples,
  checkbox: checkboxExamples,
  file: fileExamples,
  signature: signatureExamples,
  confirm: confirmExamples,
  value: valueExamples,
  wallet: walletExamples,
};
