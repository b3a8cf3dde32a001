import type { FieldConfig } from '../config/modelConfig.ts';
import { type ChoiceParts, isChosen } from './isChosen.ts';
import { isSecretField } from './secretField.ts';

/**
 * Tests if a receipt shows only the last characters of a field's value where no placement sets `receipt`: of a bank or
 * tax number that is typed, and not chosen in one of the field's placements `places` (C10-08).
 */
export const endsOnReceipt = (
  field: Pick<FieldConfig, 'name' | 'type' | 'rules'>,
  places: readonly ChoiceParts[] = [],
): boolean =>
  (field.type === 'string' || field.type === 'number') && isSecretField(field) && !places.some(isChosen);
