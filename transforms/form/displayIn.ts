import type { DisplayName, FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../config/modelConfig.ts';

/**
 * Returns the display of a field's values in messages, which is that of its pages. A ratio is typed as it is stored, so
 * it is a percentage only where it is calculated: a reader of `25%` would type 25.
 */
export function displayIn(
  written: readonly FieldPlacement[] = [],
  { computed }: FieldConfig,
): DisplayName | undefined {
  const display = written.find((placement) => placement.display)?.display;
  return display === 'percent' && computed === undefined ? undefined : display;
}
