type Container = Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/**
 * The new value with every part of the old one that is equal kept as the same object, so that what is memoised on
 * identity is drawn again only where something changed.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const parts = Object.entries(after).map(([key, value]) => [key, sharing(before[key], value)] as const);
  const same =
    parts.length === Object.keys(before).length &&
    parts.every(([key, value]) => Object.is(before[key], value));
  if (same) return before as T;
  const shared = Array.isArray(after) ? [] : {};
  return Object.assign(shared, Object.fromEntries(parts)) as T;
}
