import type { Page } from '../../schemas/generated/types.ts';
import { isModelName, type ModelName } from '../ground/modelNames.ts';
import { placementsOf } from './placements.ts';

/** Returns the field with the digital wallet's account to be paid: the one with the component `wallet`. */
export function walletField(pages: readonly Page[]): { model: ModelName; name: string } | null {
  for (const page of pages)
    for (const { field, model = '', name, within } of placementsOf(page))
      if (field.component === 'wallet' && within === undefined && isModelName(model)) return { model, name };
  return null;
}

/** Returns the origins of the images of wallet buttons, each once. */
export function buttonPictures(pages: readonly Page[]): string[] {
  const addresses = pages.flatMap((page) =>
    placementsOf(page).flatMap(({ field }) => field.buttonImage ?? []),
  );
  return [...new Set(addresses.map(originOf))];
}

/**
 * Returns the origin of an address: `https://example.com/a.png` → `https://example.com`. Addresses are https, by the
 * meta-schema.
 */
const originOf = (address: string): string => address.split('/').slice(0, 3).join('/');
