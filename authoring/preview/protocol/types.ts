import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** A finding of `validate`, as the preview shows it: the shape of `--format json`. */
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

/** One page that can be picked. */
export interface PickedPage {
  name: string;
  path: string;
  /** A page that only an exit leads to. */
  isExit: boolean;
  /** The page of a claim that is filed. */
  isEnd: boolean;
}

/** What the preview's page is told, once at its start and after every change. */
export interface PreviewState {
  /** Counts what the frame shows: it loads its page again with each new one. */
  revision: number;
  /** The bundle's folder, absolute. */
  directory: string;
  /** The settlement's name in its default culture. */
  name: string;
  /** Whether the page is what is saved, what was saved before the fault, or nothing yet. */
  shown: 'saved' | 'lastGood' | 'nothing';
  findings: readonly ShownFinding[];
  /** What keeps the folder from being read at all. */
  trouble: string | null;
  forms: readonly { form: FormName; pages: readonly PickedPage[] }[];
  /** Enabled cultures, each with its own name. */
  cultures: Readonly<Record<string, string>>;
  themes: readonly string[];
  /** The theme that is shown, and the settlement's own. */
  theme: string;
  ownTheme: string;
  /** What the server takes for now, ISO; `isShifted` where that is not the machine's time. */
  now: string;
  isShifted: boolean;
}

/** What an author sets for a look. */
export interface PreviewSettings {
  /** Null for the settlement's own. */
  theme?: string | null;
  /** ISO; null for the machine's time. */
  now?: string | null;
}

/** An error of a claim, as cases name it. */
interface NamedError {
  path: string;
  rule: string;
}

/** A claim with what the pages before a page need. */
export interface FilledPage {
  claim: ClaimDocument;
  /** What could not be filled in. */
  left: readonly NamedError[];
  isSkipped: boolean;
}

/** A case of the bundle's case files. */
export interface ListedCase {
  /** Relative to the bundle's folder. */
  file: string;
  index: number;
  line: number;
  form: FormName;
  name: string;
  /** The verdict that it expects: `no errors`, `claimantInfo.lastName required`, `closed`. */
  verdict: string;
  /** Faults, a line each; none where it gets its verdict. Absent where it cannot be judged. */
  failures?: readonly string[];
}

/** A case to be shown: the page of its first error, or the last one that is filled in. */
export interface OpenedCase {
  form: FormName;
  page: string;
  claim: ClaimDocument;
  errors: readonly NamedError[];
}

/** What is entered, written as a case. */
export interface WrittenCase {
  /** JSON, to copy. */
  text: string;
  errors: readonly NamedError[];
  isSaved: boolean;
}

/** A condition with the values that it reads now. */
export interface ConditionTrace {
  text: string;
  holds: boolean;
  parts: readonly ConditionTrace[];
}

/** A place in a file of the bundle. */
export interface FilePosition {
  file: string;
  line: number;
  column: number;
}

/** One thing that decides about a field: what it decides, by which condition, and what it came to. */
export interface TraceStep {
  /** `The page claim-details is skipped where`, `The rule required`. */
  what: string;
  /** What it came to: `shown`, `hidden`, `met`, or what the claimant is told. */
  outcome: string;
  /** Whether it stands in the claimant's way: it hides, closes or refuses. */
  isAgainst: boolean;
  condition?: ConditionTrace;
  place?: FilePosition;
}

/** What decides about a field now. */
export interface FieldTrace {
  path: string;
  /** Its value, as JSON. */
  value: string;
  steps: readonly TraceStep[];
}

/** One text of a message in a culture, and where it comes from: the bundle, the product itself, or another culture. */
export interface MessageText {
  culture: string;
  text: string;
  place?: FilePosition;
  from: 'bundle' | 'product' | 'fallback' | 'nowhere';
}

/** A text that a page can show, in every culture. */
export interface PageMessage {
  key: string;
  /** What names it: `the rule required of claimantInfo.firstName`, or the page itself. */
  namedBy: string;
  place?: FilePosition;
  texts: readonly MessageText[];
}
