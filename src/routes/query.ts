/** Characters that a query value may not have (R2-26). */
const UNSAFE = /[^A-Za-z0-9_-]/g;

/**
 * Removes all but letters, digits, hyphen and underscore from every query value. Returns the clean query, or null where
 * nothing had to change: `culture=e%2Fs` → `culture=es`.
 */
export function sanitiseQuery(search: string): string | null {
  const given = new URLSearchParams(search);
  const clean = new URLSearchParams();
  let changed = false;
  for (const [name, value] of given) {
    const kept = value.replace(UNSAFE, '');
    changed ||= kept !== value;
    clean.append(name, kept);
  }
  return changed ? clean.toString() : null;
}

/** Appends a query to a path, unless the query is empty. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
