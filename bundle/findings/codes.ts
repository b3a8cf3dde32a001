import type { FaultCode } from '../../transforms/config/faultCodes.ts';
import type { Severity } from './finding.ts';

/** Severity and summary of a code of findings; docs/findings.md has a chapter for each. */
export interface CodeEntry {
  severity: Severity;
  summary: string;
}

const error = (summary: string): CodeEntry => ({ severity: 'error', summary });
const warning = (summary: string): CodeEntry => ({ severity: 'warning', summary });

/** Codes for files that cannot be read or parsed. */
export const FILE_CODES = {
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

/** Codes for violations of the meta-schemas. */
export const SCHEMA_CODES = {
  'missing-schema': warning('a file that does not name its meta-schema'),
  'wrong-schema': error('a file that names the meta-schema of another kind of file'),
  'unknown-key': error('a key that its object does not have'),
  'missing-key': error('a key that its object needs'),
  'wrong-type': error('a value of the wrong JSON type'),
  'unknown-value': error('a value that is none of those allowed'),
  'bad-value': error('a value of the right type that is not allowed'),
} as const;

/** Codes for results of the search for claims that can be filed. */
export const SEARCH_CODES = {
  'stuck-form': error('a form that nobody can file'),
  'unusable-option': error('an option that no claim may choose'),
  'unusable-field': warning('a field that no claim may fill in'),
  'unreached-page': warning('a page or an exit that nobody reaches'),
  'never-failing': warning('a rule that can never fail'),
  'one-sided-condition': warning('a condition that no answers bring to one of its sides'),
} as const;

/**
 * Codes of the checks. Severity and summary of each are in its check; where one has none, bundle/checks/registry.ts
 * does not compile.
 */
export type CheckCode =
  | 'missing-file'
  | 'unknown-theme'
  | 'logo-file'
  | 'unknown-time-zone'
  | 'unknown-deadline'
  | 'unused-deadline'
  | 'unreachable-deadline'
  | 'late-condition'
  | 'deadline-format'
  | 'wrong-form-type'
  | 'lookup-submitted'
  | 'unreachable-page'
  | 'broken-sequence'
  | 'duplicate-path'
  | 'duplicate-block'
  | 'wrong-only'
  | 'missing-text'
  | 'unused-text'
  | 'missing-translation'
  | 'stale-translation'
  | 'plural-without-other'
  | 'uncounted-plural'
  | 'unknown-placeholder'
  | 'broken-placeholder'
  | 'lost-placeholder'
  | 'html-in-text'
  | 'link-in-text'
  | 'unsafe-address'
  | 'forbidden-tag'
  | 'unknown-mask'
  | 'mask-conflict'
  | 'wrong-component'
  | 'wallet-settings'
  | 'wallet-field'
  | 'receipt-address'
  | 'picker-mode'
  | 'picker-format'
  | 'picker-option'
  | 'row-limit'
  | 'unedited-list'
  | 'unknown-order'
  | 'missing-label'
  | 'missing-tag'
  | 'unanchored-pattern'
  | 'slow-pattern'
  | 'required-unplaced'
  | 'unfilled-list'
  | 'captcha-key'
  | 'tiny-limit'
  | 'whitelist-letters'
  | 'empty-text'
  | 'excluded-values'
  | 'empty-pattern'
  | 'mask-against-rule'
  | 'unsaid-person'
  | 'repeated-masks'
  | 'inverted-counts'
  | 'required-forbidden'
  | 'readonly-required'
  | 'hidden-required'
  | 'refused-option'
  | 'unoffered-value'
  | 'duplicate-option'
  | 'wrong-default'
  | 'computed-input'
  | 'wrong-operand'
  | 'impossible-assert'
  | 'unmet-literal'
  | 'constant-condition'
  | 'text-as-number'
  | 'later-page'
  | 'formless-deadline'
  | 'open-ended-form'
  | 'formless-model'
  | 'missing-class-list'
  | 'missing-confirmation'
  | 'late-signature'
  | 'foreign-path'
  | 'unchoosable-kind'
  | 'unset-link'
  | 'unread-field'
  | 'empty-sum'
  | 'unused-default'
  | 'unnamed-document'
  | 'wrong-columns'
  | 'unknown-column'
  | 'missing-options'
  | 'wrong-display'
  | 'surplus-options'
  | 'boolean-radio'
  | 'unknown-credential'
  | 'doubled-way'
  | 'closed-way'
  | 'status-answer'
  | 'unknown-settlement'
  | 'row-value'
  | 'doubled-row'
  | 'wrong-case';

/** Every code that `validate` can print. A code never gets a new meaning. */
export type FindingCode =
  | keyof typeof FILE_CODES
  | keyof typeof SCHEMA_CODES
  | FaultCode
  | CheckCode
  | keyof typeof SEARCH_CODES;
