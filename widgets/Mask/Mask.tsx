import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';
import { Masked } from './Masked.tsx';

const NUMERIC_MASKS = new Set(['currency', 'date', 'usZip', 'internationalPhone', 'usPhone']);
const DECIMAL_MASKS = new Set(['currencyDecimals', 'decimal']);

function keyboardOf(mask: string | undefined): 'numeric' | 'decimal' | undefined {
  if (!mask) return undefined;
  if (DECIMAL_MASKS.has(mask)) return 'decimal';
  return NUMERIC_MASKS.has(mask) ? 'numeric' : undefined;
}

/** One line of text in a fixed shape. The stored value is the text as shown (C7-07). */
export function Mask(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const options = optionsOf(props);
  const hint = options.mask === 'usPhone' ? contextOf(props).text('Ui_PhoneHint') : undefined;
  return (
    <>
      <TextInput
        widget={props}
        local={local}
        dir="ltr"
        inputMode={options.inputMode ?? keyboardOf(options.mask)}
        placeholder={options.placeholder ?? hint}
      />
      <Masked local={local} name={options.mask} />
    </>
  );
}
