import type { ClaimWidgetProps } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';

/** Widget for a typed signature: the claimant's name, in the theme's signature font. */
export function Signature(props: ClaimWidgetProps) {
  return (
    <TextInput
      widget={props}
      local={useLocalText(props)}
      autoComplete="name"
      spellCheck={false}
      className="cw-input cw-input--signature"
    />
  );
}
