import type { ConditionUse, TestUse } from '../meaning/conditionUse.ts';
import { wrongInTest } from '../meaning/wrongKinds.ts';
import type { BundleView } from '../view/bundleView.ts';
import { textsIn } from './textAsNumber.ts';
import { unmetIn } from './unmetLiteral.ts';

/** Whether a finding tells of a test by itself: then the condition that it is a part of is not judged by it (decision 0040). */
export const isToldOf =
  (view: BundleView, use: ConditionUse) =>
  (test: TestUse['test']): boolean =>
    wrongInTest(test).length > 0 ||
    unmetIn(view, use, test).length > 0 ||
    textsIn(view, use, test).length > 0;
