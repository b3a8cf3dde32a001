import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it('C10-21: digits of every script and the Arabic signs of decimals and groups become those of ASCII', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(asciiDigits('۰۹ ०९ ০৯ ０９ ๐๙')).toBe('09 09 09 09 09');
  expect(asciiDigits('𝟎𝟗𝟘𝟡𝟬𝟵')).toBe('090909');
  expect(asciiDigits('١٬٢٣٤٫٥٠')).toBe('1,234.50');
  expect(asciiDigits('LUM-7 ½ Ⅷ é')).toBe('LUM-7 ½ Ⅷ é');
});
