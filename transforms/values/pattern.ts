const compiled = new Map<string, RegExp>();

/** Compiles a pattern of a configuration to a cached RegExp with the flag `u` (C4-12). Throws a SyntaxError. */
export function patternOf(pattern: string): RegExp {
  let known = compiled.get(pattern);
  if (!known) {
    known = new RegExp(pattern, 'u');
    compiled.set(pattern, known);
  }
  return known;
}

/** Tests if the pattern matches anywhere in NFC text. */
export function matchesPattern(text: string, pattern: string): boolean {
  return patternOf(pattern).test(text.normalize('NFC'));
}

/** Built-in patterns, by the names that the parameter `generic` of `regularExpression` accepts (R5-29). */
export const GENERIC_PATTERNS = {
  /** Pattern of ajv-formats' `email` (WHATWG with a domain of at least two labels), in any case. */
  email:
    "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?$",
  url: '^https?://[^\\s/$.?#][^\\s]*$',
  integer: '^-?\\d+$',
  decimal: '^-?\\d+(?:\\.\\d+)?$',
} as const;

export type GenericPatternName = keyof typeof GENERIC_PATTERNS;
