import type { Content } from '../../schemas/generated/types.ts';
import { EN } from './en.ts';
import { placeholdersOf } from './placeholders.ts';
import { withoutPlural } from './plurals.ts';

/** What is wrong with a text that stands in place of one of the product's own. */
export interface TranslationFault {
  key: string;
  kind: 'unknown-placeholder' | 'lost-placeholder' | 'html';
  /** The placeholder's name, or the tag. */
  subject: string;
  /** The placeholders that English has. */
  known: readonly string[];
}

const TAG = /<\/?[a-z][^>]*>/i;
/** Forms for a count that is known: "one entry" needs no number. */
const EXACT_FORM = /_(?:zero|one|two)$/;

const ENGLISH: Content = EN;

/** The English text that a key's text stands for; undefined for a settlement's own key. */
function englishOf(key: string): string | undefined {
  const keys = [key, `${key}_other`, `${withoutPlural(key)}_other`];
  const found = keys.find((candidate) => Object.hasOwn(ENGLISH, candidate));
  return found === undefined ? undefined : ENGLISH[found];
}

function* faultsOf(key: string, text: string, english: string): Generator<TranslationFault> {
  const known = placeholdersOf(english);
  const given = placeholdersOf(text);
  const lost = EXACT_FORM.test(key) ? [] : known.filter((name) => !given.includes(name));
  for (const subject of given.filter((name) => !known.includes(name)))
    yield { key, kind: 'unknown-placeholder', subject, known };
  for (const subject of lost) yield { key, kind: 'lost-placeholder', subject, known };
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) yield { key, kind: 'html', subject: tag, known };
}

/** Texts of the product's keys whose placeholders are not English's, or which hold HTML: texts are inline Markdown. */
export function* translationFaults(texts: Content): Generator<TranslationFault> {
  for (const [key, text] of Object.entries(texts)) {
    const english = englishOf(key);
    if (english !== undefined) yield* faultsOf(key, text, english);
  }
}
