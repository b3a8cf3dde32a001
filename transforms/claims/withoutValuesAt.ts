import type { ClaimDocument } from '../ground/claim.ts';

/**
 * Returns a copy of a claim in which nothing stands at these paths, whose values have a wrong type: whatever else reads them
 * finds them empty (C12-13). A record in a list becomes an empty one.
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
