import type { FieldPlacement } from '../../schemas/generated/types.ts';
import { namedFormat } from '../values/formats/namedFormats.ts';
import { isMaskName, MASKS, separatorsOf } from './masks.ts';

type Placed = Pick<FieldPlacement, 'maskName' | 'dependencies'>;

/** Returns the names of the masks that the placements of a field or their dependencies set, without duplicates. */
export function masksOf(places: readonly Placed[]): string[] {
  const all = places.flatMap(({ maskName, dependencies = [] }) => [
    maskName,
    ...dependencies.map(({ mask }) => mask),
  ]);
  return [...new Set(all.filter((name) => name !== undefined))];
}

/**
 * Returns the characters that the only mask of a field's placements inserts; without a mask those of the named format
 * `format`. Returns the empty text for several masks, or without either (C10-28).
 */
export function insertedCharacters(places: readonly Placed[], format: unknown): string {
  const [mask, ...others] = masksOf(places);
  if (mask !== undefined && others.length === 0 && isMaskName(mask)) return separatorsOf(MASKS[mask]);
  return mask === undefined ? (namedFormat(format)?.separators ?? '') : '';
}
