import { compareDecimals, parseDecimal } from '../../transforms/values/decimal.ts';

/** What a difference means for who files: more is let through, or less; `changed` where neither can be said. */
export type Effect = 'looser' | 'stricter' | 'changed';

/** The effect of a bound; undefined where it is the same. */
type Bounded = Effect | undefined;

type Limit = number | string | null;

/** Of an upper bound, null where it is open: numbers, or texts of plain decimals. */
export const ofUpper = (before: Limit, after: Limit): Bounded => ofBound(before, after, 1);

/** Of a lower bound, null where it is open. */
export const ofLower = (before: Limit, after: Limit): Bounded => ofBound(before, after, -1);

/** `outwards` is 1 where a greater bound lets more through. */
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

/** Of a set of what is allowed. */
export function ofSet(before: readonly string[], after: readonly string[]): Bounded {
  const gone = before.some((value) => !after.includes(value));
  const added = after.some((value) => !before.includes(value));
  if (gone && added) return 'changed';
  if (gone) return 'stricter';
  return added ? 'looser' : undefined;
}

/** Of a switch that lets more through while it is on. */
export const ofPermission = (before: boolean, after: boolean): Bounded =>
  before === after ? undefined : after ? 'looser' : 'stricter';

/** Several at once: where they lead to different sides, or none of them says to which, only that it changed. */
export function together(...effects: readonly Bounded[]): Effect {
  const found = new Set(effects.filter((effect) => effect !== undefined));
  const [first = 'changed'] = found;
  return found.size === 1 ? first : 'changed';
}
