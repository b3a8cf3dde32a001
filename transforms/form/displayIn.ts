import type { DisplayName, FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../config/modelConfig.ts';

/**
 * Form of a field's values in messages: that of its pages. A ratio is typed as it is kept, so it is a percentage only where
 * it is calculated: a reader of `25%` writes 25.
 */
export function displayIn(
  written: readonly FieldPlacement[] = [],
  { computed }: FieldConfig,
): DisplayName | undefined {
  const display = written.find((placement) => placement.display)?.display;
  return display === 'percent' && computed === undefined ? undefined : display;
}
