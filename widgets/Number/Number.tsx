import { type ClaimWidgetProps, fieldOptionsOf } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** Input for a number, stored as it was typed (C7-07): the rules parse it, the input never rewrites it. */
export function NumberInput(props: ClaimWidgetProps) {
  // A field that is known to go below zero brings a keyboard that has a minus.
  const inputMode = fieldOptionsOf(props).usualKeyboard ? undefined : 'decimal';
  return <TextInput widget={props} local={useLocalText(props)} dir="ltr" inputMode={inputMode} />;
}
