import type { Content } from '../../schemas/generated/types.ts';
import { nearest } from '../values/nearest.ts';
import { EN } from './en.ts';
import { placeholdersOf } from './placeholders.ts';
import { withoutPlural } from './plurals.ts';
import { type StrayBrace, strayBraces } from './strayBraces.ts';

/** What is wrong with a text. */
export interface TextFault {
  key: string;
  kind: 'unknown-placeholder' | 'lost-placeholder' | 'broken-placeholder' | 'html-in-text';
  /** The placeholder's name, what is written in its place, or the tag. */
  subject: string;
  /** The placeholder that was probably meant. */
  meant: string | undefined;
  /** The placeholders that the text may have. */
  known: readonly string[];
}

/** What a text is held against. */
export interface TextContext {
  /** The English texts: what a translation stands for. */
  english: Content;
  /** What is filled in where the texts of a key are shown; undefined where that is not known. */
  filledIn(key: string): readonly string[] | undefined;
}

/** What authors write of HTML. The tags that make a text "Invalid localization" (R5-48) are told by themselves. */
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|div|em|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|label|mark|object|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|video';
const HTML = new RegExp(
  `</?(?:${TAGS})(?:\\s[^>]*)?/?>|<!--.*?-->|&(?:[a-z]{2,8}[1-4]?|#\\d{1,6}|#x[\\da-f]{1,6});`,
  'i',
);
/** Between back-ticks a text says what somebody is to write: that is meant. */
const CODE = /`[^`]+`/g;

/** The first tag, comment or named character of HTML in a text: texts hold none, so it is shown as it is written. */
function htmlIn(text: string): string | undefined {
  return HTML.exec(text.replace(CODE, ''))?.[0];
}

/** The product's own texts among themselves. */
const PRODUCT: TextContext = {
  english: EN,
  filledIn: (key) => placeholdersOf(textFor(key, EN) ?? ''),
};

/** Forms for a count that is known: "one entry" needs no number. */
const EXACT_FORM = /_(?:zero|one|two)$/;

/** The text that another stands for: that of its key, or a form of the same. */
export function textFor(key: string, texts: Content): string | undefined {
  const base = withoutPlural(key);
  const found = [key, `${key}_other`, `${base}_other`, base].find((one) => Object.hasOwn(texts, one));
  return found === undefined ? undefined : texts[found];
}

/** A deadline is the same however it is written. */
const asNamed = (name: string): string => name.replace(/^(deadline\.\w+)\.\w+$/, '$1');

/** The placeholders of the text that another stands for which it says in no way: not misspelt, nor with a brace missing. */
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
 * What of texts would not be read as it is meant: placeholders that nothing fills in, that are not closed, or that the text
 * lacks which it stands for; HTML, which is shown as it is written.
 */
export function* textFaults(texts: Content, context: TextContext = PRODUCT): Generator<TextFault> {
  for (const [key, text] of Object.entries(texts)) yield* faultsOf(key, text, context);
}
