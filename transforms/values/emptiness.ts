/** Tests if a value is empty: null, white space only, or an empty list (C3-01). `false`, `0` and a file are not. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
