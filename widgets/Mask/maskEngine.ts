import IMask from 'imask/holder';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/number';
import 'imask/esm/masked/regexp';
import { MASK_TOKENS, type Mask } from '../../transforms/masks/masks.ts';

/** A mask at work on an input. */
export interface MaskedInput {
  /** The input's text was set from outside: the mask takes it over. */
  follow(): void;
  destroy(): void;
}

const DEFINITIONS = Object.fromEntries(
  Object.entries(MASK_TOKENS).map(([token, allowed]) => [token, new RegExp(`[${allowed}]`)]),
);

/** Turns a mask of ours into imask's options. */
function engineOptions(mask: Mask) {
  if (mask.kind === 'characters') return { mask: new RegExp(`^[${mask.allowed}]{0,${mask.max}}$`) };
  if (mask.kind === 'number') {
    return {
      mask: Number,
      scale: mask.decimals,
      thousandsSeparator: ',',
      radix: '.',
      mapToRadix: [],
      min: 0,
      padFractionalZeros: mask.decimals > 0,
      normalizeZeros: true,
    };
  }
  // The engine's own tokens (0, a, *) are switched off: in our patterns they are literals.
  return {
    mask: mask.pattern.replace(/[0a[\]{}\\`]/g, '\\$&'),
    definitions: DEFINITIONS,
    lazy: true,
    eager: mask.eager ? ('append' as const) : false,
  };
}

/** Puts a mask on an input. Text that stands there already is brought into its shape. */
export function attachMask(element: HTMLInputElement, mask: Mask): MaskedInput {
  const engine = IMask(element, engineOptions(mask));
  return {
    follow: () => {
      engine.updateValue();
      engine.updateControl();
    },
    destroy: () => engine.destroy(),
  };
}
