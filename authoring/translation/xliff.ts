import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { html } from '../printout/html.ts';
import type { ReadTranslation, Unread } from './checkRows.ts';
import { ExchangeError, type Incoming, type Outgoing } from './exchange.ts';
import type { TranslationRow, TranslationState } from './rows.ts';

/** States of XLIFF 1.2, by the state of the translation. */
const STATES: Record<TranslationState, string> = {
  missing: 'needs-translation',
  stale: 'needs-review-translation',
  translated: 'translated',
};

/** States by which translators' programs mark a finished text, in addition to ours. */
const DONE = ['translated', 'final', 'signed-off', 'needs-review-translation'];

function unit({ key, where, source, translation, state, note, longest }: TranslationRow) {
  const target =
    translation === ''
      ? html`<target state="${STATES.missing}"/>`
      : html`<target state="${STATES[state]}" xml:space="preserve">${translation}</target>`;
  return html`      <trans-unit id="${key}" resname="${key}" xml:space="preserve">
        <source xml:space="preserve">${source}</source>
        ${target}
        <note from="claimwright">${where}</note>
        <note from="claimwright">${note === '' ? '' : `${note} `}About ${longest} characters at most.</note>
      </trans-unit>
`;
}

/** Returns the texts as a file of XLIFF 1.2, which translators' programs read. */
export function writeXliff({ settlement, culture, rows }: Outgoing): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="${settlement}" datatype="plaintext" source-language="en" target-language="${culture}">
    <body>
${rows.map(unit)}    </body>
  </file>
</xliff>
`.text;
}

interface Unit {
  '@id'?: string;
  source?: unknown;
  target?: unknown;
}

/** Returns the text of an element and its state, with an error where it contains elements, which would be lost. */
function textIn(element: unknown, column: Unread['column']) {
  if (element === undefined) return { text: '', state: '', unread: [] };
  if (typeof element === 'string') return { text: element, state: '', unread: [] };
  const { '#text': text = '', '@state': state = '', ...rest } = element as Record<string, unknown>;
  const inner = Object.keys(rest).find((name) => !name.startsWith('@'));
  const message = `It has the element <${inner}>: give the text as it was, in plain words.`;
  const unread: Unread[] = inner === undefined ? [] : [{ column, message }];
  return { text: String(text), state: String(state), unread };
}

function stateOf(state: string, text: string): string {
  if (text === '') return 'missing';
  if (state === STATES.stale) return 'stale';
  return state === '' || DONE.includes(state) ? 'translated' : 'missing';
}

function readUnit(unit: Unit, index: number): ReadTranslation {
  const key = unit['@id'] ?? '';
  const at = key === '' ? `unit ${index + 1}` : `unit ${key}`;
  const source = textIn(unit.source, 'source');
  const { text, state, unread } = textIn(unit.target, 'translation');
  return {
    at,
    key,
    source: source.text,
    translation: text,
    state: stateOf(state, text),
    unread: [...source.unread, ...unread],
  };
}

interface Root {
  xliff?: { '@version'?: string; file?: Record<string, unknown>[] };
}

/** Runs the parser, which refuses external and growing entities. Throws an ExchangeError where it fails. */
function parsed(parse: () => Root): Root {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExchangeError(
      `It cannot be read as XLIFF (${why}). Take out its DOCTYPE and entities, and write the characters themselves.`,
    );
  }
}

/** Reads the units of a file of XLIFF 1.2. Throws an ExchangeError. */
export function readXliff(text: string): Incoming {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new ExchangeError(`It is no XML: ${valid.err.msg} (line ${valid.err.line}).`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: true,
    isArray: (name) => name === 'trans-unit' || name === 'file',
  });
  const { xliff } = parsed(() => parser.parse(text));
  const [file, ...more] = xliff?.file ?? [];
  if (!file || more.length > 0 || !xliff?.['@version']?.startsWith('1.'))
    throw new ExchangeError('It is no XLIFF 1.2 with one file, as content export writes it.');
  const body = file.body as { 'trans-unit'?: Unit[] } | undefined;
  return {
    settlement: String(file['@original'] ?? ''),
    culture: String(file['@target-language'] ?? ''),
    rows: (body?.['trans-unit'] ?? []).map(readUnit),
  };
}
