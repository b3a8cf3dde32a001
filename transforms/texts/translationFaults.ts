import type { Content } from '../../schemas/generated/types.ts';
import { EN } from './en.ts';
import { placeholdersOf } from './placeholders.ts';
import { withoutPlural } from './plurals.ts';

/** What is wrong with a text that stands for an English one. */
export interface TranslationFault {
  key: string;
  kind: 'unknown-placeholder' | 'lost-placeholder' | 'html';
  /** The placeholder's name, or the tag. */
  subject: string;
  /** The placeholders that the text may have. */
  known: readonly string[];
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>/i;
/** Forms for a count that is known: "one entry" needs no number. */
const EXACT_FORM = /_(?:zero|one|two)$/;

/** The text in English that a key's text stands for: its own, or a form of the same. */
function englishOf(key: string, english: Content): string | undefined {
  const base = withoutPlural(key);
  const found = [key, `${key}_other`, `${base}_other`, base].find((one) => Object.hasOwn(english, one));
  return found === undefined ? undefined : english[found];
}

function* placeholderFaults(
  key: string,
  text: string,
  of: { wanted: readonly string[]; known: readonly string[] },
): Generator<TranslationFault> {
  const given = placeholdersOf(text);
  const lost = EXACT_FORM.test(key) ? [] : of.wanted.filter((name) => !given.includes(name));
  for (const subject of given.filter((name) => !of.known.includes(name)))
    yield { key, kind: 'unknown-placeholder', subject, known: of.known };
  for (const subject of lost) yield { key, kind: 'lost-placeholder', subject, known: of.known };
}

/**
 * Texts whose placeholders are not those of the English texts that they stand for, and texts of the product's keys
 * that hold HTML: they are inline Markdown. `everywhere` are placeholders that any text may have: the deadlines.
 */
export function* translationFaults(
  texts: Content,
  english: Content = EN,
  everywhere: readonly string[] = [],
): Generator<TranslationFault> {
  for (const [key, text] of Object.entries(texts)) {
    const original = englishOf(key, english);
    if (original === undefined) continue;
    const wanted = placeholdersOf(original);
    yield* placeholderFaults(key, text, { wanted, known: [...wanted, ...everywhere] });
    const [tag] = TAG.exec(text) ?? [];
    if (tag !== undefined && englishOf(key, EN) !== undefined)
      yield { key, kind: 'html', subject: tag, known: [] };
  }
}
