import { suggest } from '../../bundle/findings/didYouMean.ts';
import { filledIn } from '../../bundle/meaning/textUses.ts';
import type { BundleView } from '../../bundle/view/bundleView.ts';
import { englishTexts } from '../../bundle/view/translations.ts';
import { type TextFault, textFaults } from '../../transforms/texts/textFaults.ts';
import { STATES, type TranslationRow, type TranslationState } from './rows.ts';

/** Row of a file that a translator returned, with its position in it. */
export interface ReadTranslation {
  /** Position: `row 12` of a workbook, `unit Landing_Title` of XLIFF. */
  at: string;
  key: string;
  source: string;
  translation: string;
  state: string;
  /** Parts that could not be read as text and are empty or incomplete here. */
  unread?: readonly Unread[];
}

/** Column of a row that is no text, with a message that names the remedy. */
export type Unread = Pick<TranslationFault, 'column' | 'message'>;

/** Fault of a row: its position, its column, and a message that names the remedy. */
export interface TranslationFault {
  at: string;
  column: 'key' | 'source' | 'translation' | 'state';
  message: string;
}

const FORBIDDEN = /<\/?(?:p|li|ul|ol)\b[^>]*>/i;

const WORDS: Record<TextFault['kind'], (fault: TextFault) => string> = {
  'unknown-placeholder': ({ subject }) =>
    `Nothing fills in {${subject}}: remove it, or write it as in the English text.`,
  'lost-placeholder': ({ subject }) =>
    `{${subject}} is lost, which the English text has: say it with {${subject}}.`,
  'broken-placeholder': ({ subject }) => `${subject} is no placeholder: write it as in the English text.`,
  'html-in-text': ({ subject }) => `${subject} would be shown as it is written: texts have no HTML.`,
};

function textFaultsOf({ at, key, translation }: ReadTranslation, view: BundleView): TranslationFault[] {
  const context = { english: englishTexts(view), filledIn: (one: string) => filledIn(view, one) };
  const found = [...textFaults({ [key]: translation }, context)].map((fault) => WORDS[fault.kind](fault));
  const tag = FORBIDDEN.exec(translation)?.[0];
  if (tag !== undefined) found.push(`${tag} would be shown as it is written: texts have no HTML.`);
  return found.map((message) => ({ at, column: 'translation', message }));
}

function isState(state: string): state is TranslationState {
  return (STATES as readonly string[]).includes(state);
}

/** Checks the text and state of a row that the bundle has and that was read completely. */
function faultsOfRow(row: ReadTranslation, mine: TranslationRow, view: BundleView): TranslationFault[] {
  const { at, key, translation, state } = row;
  const wrongState: TranslationFault[] = isState(state)
    ? []
    : [{ at, column: 'state', message: `There is no state “${state}”: write ${STATES.join(', ')}.` }];
  if (translation.trim() === '') {
    if (mine.translation === '' && translation === '') return wrongState;
    return [
      ...wrongState,
      { at, column: 'translation', message: `${key} is empty: write its text; it had one.` },
    ];
  }
  return [...wrongState, ...(translation === mine.translation ? [] : textFaultsOf(row, view))];
}

/**
 * Returns the faults of the rows in `read`: unknown or repeated keys, cells that are no text, and wrong states or
 * texts. Without faults, each row in `read` has a row of the bundle.
 */
export function faultsOfRows(
  read: readonly ReadTranslation[],
  rows: readonly TranslationRow[],
  view: BundleView,
): TranslationFault[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const seen = new Map<string, string>();
  return read.flatMap((row): TranslationFault[] => {
    const { at, key } = row;
    const unread = (row.unread ?? []).map((one) => ({ at, ...one }));
    if (unread.some(({ column }) => column === 'key')) return unread;
    const mine = known.get(key);
    if (!mine)
      return [
        {
          at,
          column: 'key',
          message: `The settlement has no text ${key}. ${suggest(key, [...known.keys()], 'Keys')}`.trim(),
        },
        ...unread,
      ];
    const before = seen.get(key);
    seen.set(key, at);
    if (before !== undefined)
      return [{ at, column: 'key', message: `${key} stands in ${before} already: keep one of the two.` }];
    return unread.length > 0 ? unread : faultsOfRow(row, mine, view);
  });
}

/** Finds plural texts with a translation of some forms and none of `_other`, because claimants would read English. */
export function faultsOfPlurals(read: readonly ReadTranslation[]): TranslationFault[] {
  const byKey = new Map(read.map((row) => [row.key, row]));
  return read.flatMap(({ key, translation }): TranslationFault[] => {
    const base = key.replace(/_(?:zero|one|two|few|many)$/, '');
    if (base === key || translation === '') return [];
    const other = byKey.get(`${base}_other`);
    if (other?.translation !== '' || other.unread?.length) return [];
    return [
      {
        at: other.at,
        column: 'translation',
        message: `${other.key} is empty, and ${key} is not: a counted text needs the form for all other numbers.`,
      },
    ];
  });
}
