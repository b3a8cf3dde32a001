import { createMask, type FactoryArg } from 'imask';
import { expect, it } from 'vitest';
import { type MaskName, maskOf } from '../../transforms/masks/masks.ts';
import { engineOptions } from './engineOptions.ts';

it.each<[MaskName, string, string]>([
  ['currencyDecimals', '١٢٫٥', '12.5'],
  ['currency', '١٢٣٤', '1,234'],
  ['decimal', '٣٫٢', '3.2'],
  ['usPhone', '٣٠٥٥٥٥٠١٧٧', '(305) 555-0177'],
  ['internationalPhone', '٤٩٣٠', '4930'],
])('C10-21: %s takes %s as %s', (name, typed, shown) => {
  const mask = createMask(engineOptions(maskOf(name)) as FactoryArg);
  for (const key of typed) mask.append(key, { input: true });
  expect(mask.value).toBe(shown);
});
