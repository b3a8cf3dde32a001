import { MASK_TOKENS, type Mask, withoutCountryCode } from '../../transforms/masks/masks.ts';
import { asciiDigits } from '../../transforms/values/asciiDigits.ts';

const DEFINITIONS = Object.fromEntries(
  Object.entries(MASK_TOKENS).map(([token, allowed]) => [token, new RegExp(`[${allowed}]`)]),
);

/** Converts a mask to imask's options. */
export function engineOptions(mask: Mask) {
  if (mask.kind === 'characters')
    return { mask: new RegExp(`^[${mask.allowed}]{0,${mask.max}}$`), prepare: asciiDigits };
  if (mask.kind === 'number') {
    return {
      mask: Number,
      prepare: asciiDigits,
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
    prepare: (text: string) => withoutCountryCode(asciiDigits(text), mask),
    lazy: true,
  };
}
