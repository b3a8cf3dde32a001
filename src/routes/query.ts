/** What a query value may not hold (R2-26). */
const UNSAFE = /[^A-Za-z0-9_-]/g;

/**
 * Strips every query value of all but letters, digits, hyphen and underscore.
 *
 * Answers the clean query, or null where nothing had to change: `culture=e%2Fs` → `culture=es`.
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

/** A path with a query, where there is one. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
