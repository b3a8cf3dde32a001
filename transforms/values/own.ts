/**
 * Returns an own property of an object by a name that comes from configuration or from a claim; never an inherited one,
 * so that a field may be called `constructor` (C8-25).
 */
export function own<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined;
}
