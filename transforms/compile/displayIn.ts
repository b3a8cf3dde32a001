import type { DisplayName, FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../config/modelConfig.ts';

/**
 * How messages about a field tell its values: as its pages show them. A ratio is typed as it is kept, so it is told as a
 * percentage only where it is calculated: who reads `25%` writes 25.
 */
export function displayIn(
  written: readonly FieldPlacement[] = [],
  { computed }: FieldConfig,
): DisplayName | undefined {
  const display = written.find((placement) => placement.display)?.display;
  return display === 'percent' && computed === undefined ? undefined : display;
}
