import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { PlanField } from '../claims/types.ts';

/**
 * How much of an answer the receipt shows, all of it where undefined. What the page says of it goes first; a bank or tax
 * number that is typed shows its end, one that is chosen from options is none.
 */
export function receiptOf(field: FieldPlacement, owner: PlanField | undefined): FieldPlacement['receipt'] {
  const isChosen =
    field.component === 'yesNo' || field.options !== undefined || field.optionsList !== undefined;
  return field.receipt ?? (owner?.secret && !isChosen ? 'ending' : undefined);
}
