import type { Content } from '../../schemas/generated/types.ts';
import { nearest } from '../values/nearest.ts';
import { EN } from './en.ts';
import { placeholdersOf } from './placeholders.ts';
import { withoutPlural } from './plurals.ts';
import { type StrayBrace, strayBraces } from './strayBraces.ts';

/** Fault in a text: a placeholder that is unknown, lost or malformed, or HTML. */
export interface TextFault {
  key: string;
  kind: 'unknown-placeholder' | 'lost-placeholder' | 'broken-placeholder' | 'html-in-text';
  /** Name of the placeholder, the text written in its place, or the tag. */
  subject: string;
  /** Name of the placeholder that was probably meant. */
  meant: string | undefined;
  /** Placeholders that the text may have. */
  known: readonly string[];
}

/** Reference data for checking texts. */
export interface TextContext {
  /** English texts, with which translations are compared. */
  english: Content;
  /** Returns the parameters that fill the texts of a key; undefined where they are not known. */
  filledIn(key: string): readonly string[] | undefined;
}

/**
 * Matches HTML that authors write. The tags that make a text "Invalid localization" (R5-48) are reported separately.
 */
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|div|em|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|label|mark|object|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|video';
const HTML = new RegExp(
  `</?(?:${TAGS})(?:\\s[^>]*)?/?>|<!--.*?-->|&(?:[a-z]{2,8}[1-4]?|#\\d{1,6}|#x[\\da-f]{1,6});`,
  'i',
);
/** Matches code, in which HTML is intended. */
const CODE = /`[^`]+`/g;

/**
 * Returns the first tag, comment or named character of HTML in a text. Texts support no HTML, so it would be shown as
 * written.
 */
function htmlIn(text: string): string | undefined {
  return HTML.exec(text.replace(CODE, ''))?.[0];
}

/** Context of the built-in texts of the product. */
const PRODUCT: TextContext = {
  english: EN,
  filledIn: (key) => placeholdersOf(textFor(key, EN) ?? ''),
};

/** Matches plural forms of one count, "one entry", which need no number. */
const EXACT_FORM = /_(?:zero|one|two)$/;

/** Returns the text of a key, or else of another plural form of it; undefined where `texts` has none. */
export function textFor(key: string, texts: Content): string | undefined {
  const base = withoutPlural(key);
  const found = [key, `${key}_other`, `${base}_other`, base].find((one) => Object.hasOwn(texts, one));
  return found === undefined ? undefined : texts[found];
}

/** Removes the style of a deadline's placeholder, because every style shows the same deadline. */
const asNamed = (name: string): string => name.replace(/^(deadline\.\w+)\.\w+$/, '$1');

/** Returns the placeholders of the original that the text lacks, neither misspelt nor with a brace missing. */
function lostIn(key: string, text: string, original: string, filled: readonly string[]): string[] {
  if (EXACT_FORM.test(key) || text.trim() === '') return [];
  const given = placeholdersOf(text);
  const strange = [
    ...given.filter((name) => !filled.includes(name)),
    ...strayBraces(text).map(({ name }) => name),
  ];
  return placeholdersOf(original).filter(
    (name) =>
      filled.includes(name) &&
      !given.some((one) => asNamed(one) === asNamed(name)) &&
      nearest(name, strange) === undefined,
  );
}

function* faultsOf(key: string, text: string, context: TextContext): Generator<TextFault> {
  const known = context.filledIn(key);
  const fault = (kind: TextFault['kind'], subject: string, meant?: string): TextFault => ({
    key,
    kind,
    subject,
    meant,
    known: known ?? [],
  });
  const tag = htmlIn(text);
  if (tag !== undefined) yield fault('html-in-text', tag);
  if (!known) return;
  for (const { written, name } of strayBraces(text).filter(isFirst))
    yield fault('broken-placeholder', written, nearest(name, known));
  for (const name of placeholdersOf(text).filter((one) => !known.includes(one)))
    if (!text.includes(`{{${name}}}`)) yield fault('unknown-placeholder', name, nearest(name, known));
  const original = textFor(key, context.english);
  if (original === undefined) return;
  for (const name of lostIn(key, text, original, known)) yield fault('lost-placeholder', name);
}

const isFirst = ({ name }: StrayBrace, index: number, all: readonly StrayBrace[]): boolean =>
  all.findIndex((other) => other.name === name) === index;

/**
 * Finds faults in texts: placeholders that nothing fills, that are malformed, or that a translation lacks; and HTML,
 * which would be shown as written. The default context is that of the built-in texts.
 */
export function* textFaults(texts: Content, context: TextContext = PRODUCT): Generator<TextFault> {
  for (const [key, text] of Object.entries(texts)) yield* faultsOf(key, text, context);
}
