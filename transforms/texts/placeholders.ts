const PLACEHOLDER = /\{(\w+(?:\.\w+)*)\}/g;

/** Returns the names of a text's placeholders, each once, in order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Replaces each `{name}` by the value that `replacement` returns; one without a value stays as written. */
export function fillPlaceholders(text: string, replacement: (name: string) => string | undefined): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => replacement(name) ?? whole);
}
