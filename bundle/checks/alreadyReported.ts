import type { ConditionUse, TestUse } from '../meaning/conditionUse.ts';
import { mismatchesInTest } from '../meaning/typeMismatches.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { IsReported, TestFinding } from './check.ts';
import { textsIn } from './textAsNumber.ts';
import { unmatchedLiterals } from './unmetLiteral.ts';

type FoundInTest = (view: BundleView, use: ConditionUse, test: TestUse['test']) => readonly unknown[];

const FOUND_IN_TEST: Record<TestFinding, FoundInTest> = {
  'wrong-operand': (_view, _use, test) => mismatchesInTest(test),
  'unmet-literal': unmatchedLiterals,
  'text-as-number': textsIn,
};

/**
 * Returns a predicate of a condition's tests, by which a check skips them: true where the test has a finding of one of
 * these codes.
 */
export const reportedBy =
  (view: BundleView, codes: readonly TestFinding[]): IsReported =>
  (use) =>
  (test) =>
    codes.some((code) => FOUND_IN_TEST[code](view, use, test).length > 0);
