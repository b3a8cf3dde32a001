import type { ClaimWidgetProps } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** Widget for the repetition of another field. Pasting is allowed; the rule `sameAs` compares the two. */
export function Confirm(props: ClaimWidgetProps) {
  return <TextInput widget={props} local={useLocalText(props)} autoComplete="off" />;
}
