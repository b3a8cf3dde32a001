const RULES = new Map<string, Intl.PluralRules>();

/** Returns the plural rules of a culture, cached because a page full of errors needs them hundreds of times. */
function rulesOf(culture: string): Intl.PluralRules {
  const rules = RULES.get(culture) ?? new Intl.PluralRules(culture);
  RULES.set(culture, rules);
  return rules;
}

/**
 * Returns the possible keys of the text for a count, in order of precedence (C2-04): with the plural form of the count,
 * with `_other`, and without suffix.
 */
export function pluralKeys(key: string, culture: string, count: number): string[] {
  return [`${key}_${rulesOf(culture).select(count)}`, `${key}_other`, key];
}

const SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** Removes the suffix of a plural form from a key. */
export function withoutPlural(key: string): string {
  return key.replace(SUFFIX, '');
}
