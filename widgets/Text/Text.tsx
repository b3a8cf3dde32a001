import type { ClaimWidgetProps } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** Widget for one line of text. */
export function Text(props: ClaimWidgetProps) {
  return <TextInput widget={props} local={useLocalText(props)} />;
}
