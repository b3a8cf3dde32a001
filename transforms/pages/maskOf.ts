import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { PlanField } from '../ground/plan.ts';

const masksLater = ({ dependencies = [] }: FieldPlacement): boolean =>
  dependencies.some(({ mask }) => mask !== undefined);

/** Returns the mask of a placement; if neither it nor a dependency sets one, that of the field it repeats (C10-28). */
export function maskOf(placement: FieldPlacement, field?: PlanField): string | undefined {
  return placement.maskName ?? (masksLater(placement) ? undefined : field?.mask);
}

/** Tests if a field is typed under a mask, now or by a dependency. */
export function isMasked(placement: FieldPlacement, field?: PlanField): boolean {
  return masksLater(placement) || maskOf(placement, field) !== undefined;
}
