type Container = Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the new value with every equal part of the old one in its place (structural sharing), so that what is
 * memoised on identity renders again only where something changed.
 */
export function shareStructure<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const shared: Container = Array.isArray(after) ? ([] as unknown as Container) : {};
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = shareStructure(before[key], after[key]);
    shared[key] = part;
    same &&= Object.is(before[key], part);
  }
  return (same ? before : shared) as T;
}
