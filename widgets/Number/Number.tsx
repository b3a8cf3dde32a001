import { type ClaimWidgetProps, fieldOptionsOf } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** Widget for a number, stored as it was typed (C7-07): the rules parse it, the input never rewrites it. */
export function NumberInput(props: ClaimWidgetProps) {
  // A field that may be negative has a usual keyboard with a minus.
  const inputMode = fieldOptionsOf(props).usualKeyboard ? undefined : 'decimal';
  return <TextInput widget={props} local={useLocalText(props)} dir="ltr" inputMode={inputMode} />;
}
