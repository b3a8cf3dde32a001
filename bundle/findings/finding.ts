import type { Advised, Hint } from '../../transforms/config/advice.ts';
import type { FindingCode } from './codes.ts';
import type { Part, Position } from './position.ts';

export type Severity = 'error' | 'warning';

/** What a check reports: a code, a place in a file, what is wrong, and what to do. */
export interface Report {
  code: FindingCode;
  /** Relative to the bundle's folder. */
  file: string;
  /** The place in a JSON file; the beginning where left out. */
  pointer?: string;
  /** Whether the key or the value at the pointer is meant; the value by default. */
  part?: Part;
  /** The place where it is not found by a pointer. */
  position?: Position;
  message: string;
  hint: Hint;
}

/** A finding at its line: but for the mend, which is for editors, exactly the shape of `--format json` (C5-02). */
export interface Finding extends Position, Advised {
  /** The folder as it was named, where several are checked in one run. */
  bundle?: string;
  /** Relative to the bundle's folder. */
  file: string;
  code: FindingCode;
  severity: Severity;
  message: string;
}
