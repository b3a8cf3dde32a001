import { maskOf } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';
import { Masked } from './Masked.tsx';

/** One line of text in a fixed shape. The stored value is the text as shown (C7-07). */
export function Mask(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const { mask: name, placeholder, autocomplete } = optionsOf(props);
  const mask = name === undefined ? undefined : maskOf(name);
  const hint = mask?.hint && contextOf(props).text(mask.hint);
  return (
    <>
      <TextInput
        widget={props}
        local={local}
        dir="ltr"
        inputMode={mask?.inputMode}
        placeholder={placeholder ?? hint}
        autoComplete={autocomplete ?? mask?.autocomplete}
      />
      <Masked local={local} name={name} />
    </>
  );
}
