import type { CheckCode, CodeEntry, FindingCode } from '../findings/codes.ts';
import type { Report } from '../findings/finding.ts';
import type { ConditionUse, TestUse } from '../meaning/conditionUse.ts';
import type { BundleView } from '../view/bundleView.ts';

/** Finding that a check yields; its code is that of the check. */
export type Found = Omit<Report, 'code'>;

type Findings = Iterable<Found> | Promise<Iterable<Found>>;

/** Codes of findings about a single test of a condition; alreadyReported.ts has a function for each. */
export const TEST_FINDINGS = [
  'wrong-operand',
  'unmet-literal',
  'text-as-number',
] as const satisfies readonly CheckCode[];

export type TestFinding = (typeof TEST_FINDINGS)[number];

/** Tests if another finding already reports a test of a condition. */
export type IsReported = (use: ConditionUse) => (test: TestUse['test']) => boolean;

/**
 * Files that a check reads for the findings of one file. `file`: that file and those that it names, so that an editor
 * can run the check at each key press. `bundle`: all files, so that an editor keeps the findings of the last full run
 * while a file is typed. `rows`: each row of each class list, which can be millions.
 */
type Needs = 'file' | 'bundle' | 'rows';

interface AnyCheck {
  code: FindingCode;
  needs: Needs;
  /** True where the check reports misspelt values, which can be why the search finds a page or field unreachable. */
  mayExplain?: true;
}

interface PlainCheck extends AnyCheck {
  silencedBy?: undefined;
  run(view: BundleView): Findings;
}

interface SilencedCheck extends AnyCheck {
  /** Codes of findings about tests. A test that has one counts as possibly true and possibly false (decision 0040). */
  silencedBy: readonly TestFinding[];
  run(view: BundleView, isReported: IsReported): Findings;
}

/** Check of a bundle that reports findings of one code. */
export type Check = SilencedCheck | PlainCheck;

interface Definition<Code extends CheckCode> extends CodeEntry {
  code: Code;
}

/** Check together with the severity and the summary of its code. */
export type CheckOf<Code extends CheckCode> = Check & Definition<Code>;

/** Defines a check; the type parameter is its code, for the table of the registry. */
export function defineCheck<Code extends CheckCode>(check: SilencedCheck & Definition<Code>): CheckOf<Code>;
export function defineCheck<Code extends CheckCode>(check: PlainCheck & Definition<Code>): CheckOf<Code>;
export function defineCheck<Code extends CheckCode>(check: CheckOf<Code>): CheckOf<Code> {
  return check;
}
