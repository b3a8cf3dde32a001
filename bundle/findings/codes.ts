import { FAULT_CODES, type FaultCode } from '../../transforms/config/faultCodes.ts';
import type { Severity } from './finding.ts';

/** What a code stands for; docs/findings.md has a chapter for each. */
export interface CodeEntry {
  severity: Severity;
  summary: string;
}

const error = (summary: string): CodeEntry => ({ severity: 'error', summary });
const warning = (summary: string): CodeEntry => ({ severity: 'warning', summary });

/** Findings of the files themselves, before what they say is looked at. */
const FILE_CODES = {
  'missing-file': error('a file that every bundle needs is not there'),
  'unreadable-file': error('a file or folder that cannot be read'),
  'file-too-large': error('a file too large to be part of a bundle'),
  'link-loop': error('a link that leads in a circle'),
  'link-out': error('a link that leads out of the bundle'),
  'not-utf8': error('a file in another encoding than UTF-8'),
  'byte-order-mark': error('a byte-order mark at the beginning of a file'),
  'syntax-error': error('text that is no JSON or CSV'),
  'duplicate-key': error('a key that stands twice in an object'),
  'unexpected-file': warning('a file that a bundle does not have, and that is not read'),
} as const;

/** Findings against the meta-schemas. */
const SCHEMA_CODES = {
  'missing-schema': warning('a file that does not name its meta-schema'),
  'wrong-schema': error('a file that names the meta-schema of another kind of file'),
  'unknown-key': error('a key that its object does not have'),
  'missing-key': error('a key that its object needs'),
  'wrong-type': error('a value of the wrong JSON type'),
  'unknown-value': error('a value that is none of those allowed'),
  'bad-value': error('a value of the right type that is not allowed'),
} as const;

/** Findings of the search for claims that can be filed. */
const SEARCH_CODES = {
  'stuck-form': error('a form that nobody can file'),
  'unusable-option': error('an option that no claim may choose'),
  'unusable-field': warning('a field that no claim may fill in'),
  'unreached-page': warning('a page or an exit that nobody reaches'),
  'never-failing': warning('a rule that can never fail'),
  'one-sided-condition': warning('a condition that no answers bring to one of its sides'),
} as const;

/** Findings across files that are not made when a form is built. */
const CHECK_CODES = {
  'unknown-theme': error('a theme that does not exist'),
  'logo-file': error('a logo that is not there, too large or no picture'),
  'unknown-time-zone': error('a time zone that is no Windows name known here'),
  'unknown-deadline': error('a deadline of a form that the settlement does not have'),
  'unused-deadline': error('a deadline that no form looks at'),
  'unreachable-deadline': error('a deadline of a form after one that every claim has'),
  'late-condition': warning('a later deadline by an answer that sign-in does not know'),
  'deadline-format': error('a deadline in a format that is not read'),
  'wrong-form-type': error('a form under the name of another form'),
  'lookup-submitted': error('a Lookup form that ends as if a claim were filed'),
  'unreachable-page': error('a page that no sequence and no exit leads to'),
  'broken-sequence': error('a page sequence that does not close'),
  'duplicate-path': error('two pages at one path'),
  'duplicate-block': error('two blocks of one page with the same id'),
  'wrong-only': error(
    "a block of some of a list's records whose field has a column, a calculation or another type",
  ),
  'missing-text': error('a content key that has no text'),
  'unused-text': warning('a content key that is used nowhere'),
  'missing-translation': warning('a culture that lacks a key'),
  'stale-translation': warning('a translation of an English text that has changed since'),
  'plural-without-other': warning('a text for some counts and none for the others'),
  'uncounted-plural': warning('forms for counts where nothing is counted'),
  'unknown-placeholder': warning('a placeholder that nothing fills in'),
  'broken-placeholder': warning('a brace that makes no placeholder'),
  'lost-placeholder': warning('a translation without a placeholder of the English text'),
  'html-in-text': warning('HTML where text is due'),
  'link-in-text': warning('a link or emphasis that is shown as it is written'),
  'unsafe-address': error('an address that may run script or lead to another site'),
  'forbidden-tag': error('a tag that texts must not contain'),
  'unknown-mask': error('a mask that does not exist'),
  'mask-conflict': error('two masks that can apply at once'),
  'wrong-component': error('a component that does not fit the type of its field'),
  'wallet-settings': error('a wallet that nobody could log in to'),
  'wallet-field': error('a form that asks for a wallet account twice, or in a record'),
  'picker-mode': error('a date picker that does not fit the type of its field'),
  'picker-format': error('a date picker whose field no rule holds to what it writes'),
  'picker-option': error('an option of a date picker that has no effect, or leaves nothing to be picked'),
  'row-limit': error('a display row with too many values'),
  'unedited-list': error('display rows that may be edited, of a list that no page edits'),
  'unknown-order': warning('an order of fields that names another field'),
  'missing-label': error('a button or value without label and icon'),
  'missing-tag': error('a header without a tag'),
  'unanchored-pattern': warning('a pattern that may match in the middle of a value'),
  'slow-pattern': error('a pattern that is not proved to be quick on every text'),
  'required-unplaced': warning('a required field that is on no page'),
  'unfilled-list': error('a list within a record that no block can fill in'),
  'captcha-key': warning('a captcha without the key that its provider needs'),
  'tiny-limit': warning('documents of so few bytes that almost no file fits'),
  'whitelist-letters': warning('a whitelist of characters without a letter'),
  'empty-text': warning('a text without words'),
  'excluded-values': warning('two rules of a field that no value passes'),
  'empty-pattern': warning('a pattern that no text of its field matches'),
  'mask-against-rule': warning('a mask under which nothing can be typed that the rules let through'),
  'unsaid-person': warning('a name or address whose wording changes, and that does not say whose it is'),
  'repeated-masks': warning('a repetition of a field that several masks write'),
  'inverted-counts': warning('more records or documents asked for than there may be'),
  'required-forbidden': warning('a field that is asked for and forbidden at once'),
  'readonly-required': error('a field that is asked for and only shown'),
  'hidden-required': warning('a rule that asks for a field only while it is hidden'),
  'refused-option': warning('an option that a rule of its field refuses'),
  'unoffered-value': warning('a value of oneOf that no option offers'),
  'duplicate-option': warning('one value twice among options'),
  'wrong-default': warning('a default that nobody could enter'),
  'computed-input': warning('a calculated field placed as an input'),
  'wrong-operand': warning('a comparison or calculation with something of a wrong type'),
  'impossible-assert': warning('an assert that no value ever meets'),
  'unmet-literal': warning('a value in a condition that its field never has'),
  'constant-condition': warning('a condition that holds for no answers, or for all'),
  'text-as-number': warning('a text that is added or put in order, and that may be any text'),
  'later-page': warning('a condition by an answer that is given on a later page'),
  'formless-deadline': warning('a deadline of a form that the settlement does not have'),
  'open-ended-form': warning('a form that no deadline closes, beside a global one'),
  'formless-model': warning('a model of a form that the settlement does not have'),
  'missing-class-list': warning('a way in by a class list that is not there'),
  'missing-confirmation': warning('a form that files no claim'),
  'late-signature': warning('a signature after the claim has been filed'),
  'foreign-path': warning('a page at a path of another form'),
  'unchoosable-kind': warning('a document that is demanded and that nobody can add'),
  'unset-link': warning('a document that is demanded for each record and that nothing links to one'),
  'unread-field': warning('a date field that no rule reads'),
  'empty-sum': warning('arithmetic without a default that passes every bound where it is empty'),
  'unused-default': warning('a first over a boolean, which is never empty'),
  'unnamed-document': warning('a demanded document whose kind has no text'),
  'wrong-columns': error('a class list whose header is wrong'),
  'unknown-column': error('a class-list column that is named and not there'),
  'missing-options': error('a select or radio group without options'),
  'wrong-display': error('a display that does not fit the type of its field'),
  'surplus-options': error('a yes/no question with options of its own'),
  'boolean-radio': warning(
    'a boolean field with radio options, one of which is chosen before anybody answers',
  ),
  'unknown-credential': error('authorization by a field that its form does not have'),
  'doubled-way': error('a form with two ways in of one kind'),
  'closed-way': warning('a way in past which a required credential lets nobody'),
  'unknown-settlement': error('a case file whose settlement is not there'),
  'row-value': warning('a cell of a class list that the rules of its field refuse'),
  'doubled-row': warning('two rows of a class list that nobody could choose between'),
  'wrong-case': error('a case that names something that is not there'),
} as const;

type BuildCodes = Record<FaultCode, CodeEntry>;

const BUILD_CODES = Object.fromEntries(
  Object.entries(FAULT_CODES).map(([code, summary]) => [code, error(summary)]),
) as BuildCodes;

/** Every code that `validate` can print. A code is never given a new meaning. */
export const CODES = { ...FILE_CODES, ...SCHEMA_CODES, ...BUILD_CODES, ...CHECK_CODES, ...SEARCH_CODES };

export type FindingCode = keyof typeof CODES;
