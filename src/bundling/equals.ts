type Pairs = WeakMap<object, WeakSet<object>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether the pair is being compared already, further up: a circle is as equal as the rest of it. */
function isUnderWay(a: object, b: object, pairs: Pairs): boolean {
  const known = pairs.get(a) ?? new WeakSet();
  pairs.set(a, known);
  if (known.has(b)) return true;
  known.add(b);
  return false;
}

function areEqual(a: unknown, b: unknown, pairs: Pairs): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  // What holds its content elsewhere than in properties is equal to itself only.
  if (a instanceof Map || a instanceof Set || a instanceof Date) return false;
  if (isUnderWay(a, b, pairs)) return true;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && areEqual(a[key], b[key], pairs))
  );
}

/**
 * Stands in for `fast-equals` on the page, of which RJSF uses this one comparison: deep, functions always equal,
 * circles allowed. The page's claim, schemas and contexts are plain objects and arrays.
 */
export const createCustomEqual =
  () =>
  (a: unknown, b: unknown): boolean =>
    areEqual(a, b, new WeakMap());
