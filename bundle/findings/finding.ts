import type { Advised, Hint } from '../../transforms/config/advice.ts';
import type { FindingCode } from './codes.ts';
import type { Part, Position } from './position.ts';

/** Consequence of a finding: with an error the server does not start. */
export type Severity = 'error' | 'warning';

/** Finding whose line and column are not resolved yet: code, file with JSON pointer or position, message and hint. */
export interface Report {
  code: FindingCode;
  /** Relative to the bundle's folder. */
  file: string;
  /** JSON pointer into the file; the root where left out. */
  pointer?: string;
  /** Key or value at the pointer; the value by default. */
  part?: Part;
  /** Position, where no pointer leads to it. */
  position?: Position;
  message: string;
  hint: Hint;
}

/**
 * Finding with its position. Without the fix, which is for editors, it has exactly the shape of `--format json`
 * (C5-02).
 */
export interface Finding extends Position, Advised {
  /** Folder as given on the command line, where several are checked in one run. */
  bundle?: string;
  /** Relative to the bundle's folder. */
  file: string;
  code: FindingCode;
  severity: Severity;
  message: string;
}
