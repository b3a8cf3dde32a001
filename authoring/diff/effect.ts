import { compareDecimals, parseDecimal } from '../../transforms/values/decimal.ts';

/** Effect of a difference on claims: more or fewer are accepted; `changed` where neither is certain. */
export type Effect = 'looser' | 'stricter' | 'changed';

/** Effect of a changed bound or set; undefined where it is equal. */
type Bounded = Effect | undefined;

type Limit = number | string | null;

/** Returns the effect of a changed upper bound, which is a number or a decimal as text; null is unbounded. */
export const ofUpper = (before: Limit, after: Limit): Bounded => ofBound(before, after, 1);

/** Returns the effect of a changed lower bound; null is unbounded. */
export const ofLower = (before: Limit, after: Limit): Bounded => ofBound(before, after, -1);

/** Compares bounds; `outwards` is 1 where a greater bound accepts more. */
function ofBound(before: Limit, after: Limit, outwards: 1 | -1): Bounded {
  if (before === after) return undefined;
  if (after === null) return 'looser';
  if (before === null) return 'stricter';
  const [old, now] = [parseDecimal(before), parseDecimal(after)];
  if (!old || !now) return 'changed';
  const order = compareDecimals(now, old) * outwards;
  if (order === 0) return undefined;
  return order > 0 ? 'looser' : 'stricter';
}

/** Returns the effect of a changed set of allowed values. */
export function ofSet(before: readonly string[], after: readonly string[]): Bounded {
  const gone = before.some((value) => !after.includes(value));
  const added = after.some((value) => !before.includes(value));
  if (gone && added) return 'changed';
  if (gone) return 'stricter';
  return added ? 'looser' : undefined;
}

/** Returns the effect of a changed flag that accepts more claims while it is true. */
export const ofPermission = (before: boolean, after: boolean): Bounded =>
  before === after ? undefined : after ? 'looser' : 'stricter';

/** Combines effects: `changed` where they contradict each other or none has a direction. */
export function together(...effects: readonly Bounded[]): Effect {
  const found = new Set(effects.filter((effect) => effect !== undefined));
  const [first = 'changed'] = found;
  return found.size === 1 ? first : 'changed';
}
