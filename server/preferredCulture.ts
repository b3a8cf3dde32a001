/** Maximum number of languages in a header: one with more is not a browser's. */
const MOST_LANGUAGES = 20;

/** Returns the languages of an Accept-Language header by falling weight, without `*` and those of no weight. */
function wantedLanguages(header: string): string[] {
  const named = header.split(',', MOST_LANGUAGES).map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return named
    .filter(({ tag, weight }) => /^[a-z\d-]+$/.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

const languageOf = (culture: string): string | undefined => culture.toLowerCase().split('-')[0];

/**
 * Returns the culture for the first of a browser's languages that any of `cultures` has (C16-07): the same tag, else
 * the culture without a region, else the first of that language: `es-MX` finds `es`, or else `es-US`.
 */
export function preferredCulture(
  header: string | undefined,
  cultures: readonly string[],
): string | undefined {
  for (const tag of wantedLanguages(header ?? '')) {
    const ofLanguage = cultures.filter((culture) => languageOf(culture) === languageOf(tag));
    const found =
      ofLanguage.find((culture) => culture.toLowerCase() === tag) ??
      ofLanguage.find((culture) => !culture.includes('-')) ??
      ofLanguage[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
