const RULES = new Map<string, Intl.PluralRules>();

/** The plural rules of a culture, made once: a page full of errors asks for them hundreds of times. */
function rulesOf(culture: string): Intl.PluralRules {
  const rules = RULES.get(culture) ?? new Intl.PluralRules(culture);
  RULES.set(culture, rules);
  return rules;
}

/** The keys under which a counted text may stand, the best first (C2-04). */
export function pluralKeys(key: string, culture: string, count: number): string[] {
  return [`${key}_${rulesOf(culture).select(count)}`, `${key}_other`, key];
}

const SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** A key without the suffix of a plural form. */
export function withoutPlural(key: string): string {
  return key.replace(SUFFIX, '');
}
