import type { ClaimDocument } from '../ground/claim.ts';

/**
 * Function that returns the replacement of one plain value of a claim; `field` is the path without the indices of
 * records.
 */
type ReplaceValue = (value: unknown, path: string, field: string) => unknown;

/** Returns a copy of a claim with each plain value replaced; of a file, its name, size and type are replaced. */
export function mapClaim(claim: ClaimDocument, replace: ReplaceValue): ClaimDocument {
  const walk = (value: unknown, path: string, field: string): unknown => {
    if (Array.isArray(value)) return value.map((record, index) => walk(record, `${path}.${index}`, field));
    if (typeof value !== 'object' || value === null) return replace(value, path, field);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        walk(inner, path === '' ? name : `${path}.${name}`, field === '' ? name : `${field}.${name}`),
      ]),
    );
  };
  return walk(claim, '', '') as ClaimDocument;
}
