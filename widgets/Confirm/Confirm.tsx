import type { ClaimWidgetProps } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** The repetition of another field. Pasting stays allowed; the rule `sameAs` judges what stands here. */
export function Confirm(props: ClaimWidgetProps) {
  return <TextInput widget={props} local={useLocalText(props)} autoComplete="off" />;
}
