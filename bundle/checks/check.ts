import type { CheckCode, CodeEntry, FindingCode } from '../findings/codes.ts';
import type { Report } from '../findings/finding.ts';
import type { BundleView } from '../view/bundleView.ts';

/** What a check finds; the code is the check's own. */
export type Found = Omit<Report, 'code'>;

/**
 * Files that a check needs to be right about one of them. `file`: the file itself, and of the others what it names, so that
 * its findings follow what is typed. `bundle`: all files as they are, so that its findings stay while one is typed. `rows`:
 * each row of each class list, which can be millions.
 */
type Needs = 'file' | 'bundle' | 'rows';

/** One kind of finding across files. */
export interface Check {
  code: FindingCode;
  needs: Needs;
  run(view: BundleView): Iterable<Found> | Promise<Iterable<Found>>;
}

/** Check that defines its code: the severity and the summary stand beside it. */
export interface CheckOf<Code extends CheckCode> extends Check, CodeEntry {
  code: Code;
}

/** Types a check by its code, of which the registry has one each. */
export const defineCheck = <const Code extends CheckCode>(check: CheckOf<Code>): CheckOf<Code> => check;
