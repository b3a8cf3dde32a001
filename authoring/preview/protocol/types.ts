import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Finding of `validate`, as the preview shows it: the shape of `--format json`. */
export interface ShownFinding {
  /** Relative to the bundle's folder. */
  file: string;
  line: number;
  column: number;
  code: string;
  severity: 'error' | 'warning';
  message: string;
  hint: string;
}

/** Page of a form that the author can open. */
export interface PickedPage {
  name: string;
  path: string;
  /** True for a page that only an exit leads to. */
  isExit: boolean;
  /** True for the confirmation page. */
  isEnd: boolean;
}

/** State that the preview's server sends to its page, at its start and after every change. */
export interface PreviewState {
  /** Number of the served state of the bundle; with each new one the iframe is reloaded. */
  revision: number;
  /** Absolute path of the bundle's folder. */
  directory: string;
  /** Name of the settlement in its default culture. */
  name: string;
  /** Version of the bundle that is shown: as saved, as saved before the error, or none yet. */
  shown: 'saved' | 'lastGood' | 'nothing';
  findings: readonly ShownFinding[];
  /** Reason for which the folder cannot be read at all. */
  trouble: string | null;
  forms: readonly { form: FormName; pages: readonly PickedPage[] }[];
  /** True if a form sends mails, which /preview/mail shows. */
  hasMail: boolean;
  /** Enabled cultures, each with its own name. */
  cultures: Readonly<Record<string, string>>;
  themes: readonly string[];
  /** Shown theme, and that of the settlement. */
  theme: string;
  ownTheme: string;
  /** Present time of the server, ISO; `isShifted` where it is not the machine's time. */
  now: string;
  isShifted: boolean;
}

/** Settings of the preview that the author can change. */
export interface PreviewSettings {
  /** Null for that of the settlement. */
  theme?: string | null;
  /** ISO; null for the machine's time. */
  now?: string | null;
}

/** Error of a claim, as in cases. */
interface NamedError {
  path: string;
  rule: string;
}

/** Claim with the fields filled in that the pages before a page require. */
export interface FilledPage {
  claim: ClaimDocument;
  /** Errors that could not be resolved. */
  left: readonly NamedError[];
  isSkipped: boolean;
}

/** Case of a case file, as the preview lists it. */
export interface ListedCase {
  /** Relative to the bundle's folder. */
  file: string;
  index: number;
  line: number;
  form: FormName;
  name: string;
  /** Expected verdict: `no errors`, `claimantInfo.lastName required`, `closed`. */
  verdict: string;
  /** Failures, one line each; empty where it gets its verdict. Missing where it cannot be judged. */
  failures?: readonly string[];
}

/** Case opened in the app, on the page of its first error, or on the last page that is filled in. */
export interface OpenedCase {
  form: FormName;
  page: string;
  claim: ClaimDocument;
  errors: readonly NamedError[];
}

/** Entered claim, written as a case. */
export interface WrittenCase {
  /** JSON, to copy. */
  text: string;
  errors: readonly NamedError[];
  isSaved: boolean;
}

/** Condition in words with the values that it reads now, and its result. */
export interface ConditionTrace {
  text: string;
  holds: boolean;
  parts: readonly ConditionTrace[];
}

/** Position in a file of the bundle. */
export interface FilePosition {
  file: string;
  line: number;
  column: number;
}

/** Step of a trace: a decision about a field, with its condition and its result. */
export interface TraceStep {
  /** Decision: `The page claim-details is skipped where`, `The rule required`. */
  what: string;
  /** Result: `shown`, `hidden`, `met`, or the message to the claimant. */
  outcome: string;
  /** True if the result blocks the claimant: it hides, closes or refuses. */
  isAgainst: boolean;
  condition?: ConditionTrace;
  place?: FilePosition;
}

/** Trace of a field: its conditions and rules with their present results. */
export interface FieldTrace {
  path: string;
  /** Value of the field, as JSON. */
  value: string;
  steps: readonly TraceStep[];
}

/** Text of a message in one culture, with its source: the bundle, the product itself, or another culture. */
export interface MessageText {
  culture: string;
  text: string;
  place?: FilePosition;
  from: 'bundle' | 'product' | 'fallback' | 'nowhere';
}

/** Text that a page can show, in every culture. */
export interface PageMessage {
  key: string;
  /** Origin of the key: `the rule required of claimantInfo.firstName`, or the page itself. */
  namedBy: string;
  place?: FilePosition;
  texts: readonly MessageText[];
}
