/** Tests for white space only, nothing, or an empty list (C3-01). `false` and `0` are values, and so is a file. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
