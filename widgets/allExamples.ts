import { checkboxExamples } from './Checkbox/Checkbox.examples.ts';
import { comboboxExamples } from './Combobox/Combobox.examples.ts';
import { confirmExamples } from './Confirm/Confirm.examples.ts';
import { dateExamples } from './Date/Date.examples.ts';
import type { ExampleSet, SetName } from './examples.ts';
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

/** The examples of every widget. A widget without examples, or without one of its states, does not compile. */
export const allExamples: { [Name in SetName]: ExampleSet<Name> } = {
  text: textExamples,
  textarea: textareaExamples,
  mask: maskExamples,
  number: numberExamples,
  date: dateExamples,
  select: selectExamples,
  combobox: comboboxExamples,
  radio: radioExamples,
  checkbox: checkboxExamples,
  file: fileExamples,
  signature: signatureExamples,
  confirm: confirmExamples,
  value: valueExamples,
  wallet: walletExamples,
};
