import type { ClaimDocument } from '../ground/claim.ts';

/**
 * Returns a copy of a claim without the values at these paths, which have a wrong type, so that conditions and other
 * rules read them as empty (C12-13). A record in a list becomes an empty one.
 */
export function withoutValuesAt(claim: unknown, paths: ReadonlySet<string>): ClaimDocument {
  const copied = (value: unknown, path: string): unknown => {
    if (paths.has(path)) return undefined;
    if (Array.isArray(value))
      return value.map((item, index) => {
        const kept = copied(item, `${path}.${index}`);
        return kept === undefined ? {} : kept;
      });
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, copied(item, path ? `${path}.${name}` : name)]),
    );
  };
  return (copied(claim, '') ?? {}) as ClaimDocument;
}
