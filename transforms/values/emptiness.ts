/** Tests if a value is empty: absent, null, white space only, or an empty list (C3-01); not `false`, `0` or a file. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
