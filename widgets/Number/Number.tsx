import type { ClaimWidgetProps } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** A number, kept as it was typed (C7-07): the rules read it, the input never rewrites it. */
export function NumberInput(props: ClaimWidgetProps) {
  return <TextInput widget={props} local={useLocalText(props)} dir="ltr" inputMode="decimal" />;
}
