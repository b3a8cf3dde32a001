import { usesOf } from '../meaning/conditions.ts';
import { type ConditionOrigin, testsOf } from '../meaning/conditionUse.ts';
import { mismatchesInTest, type TypeMismatch, wrongInOperand } from '../meaning/typeMismatches.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports operands of a wrong type, with which a comparison is constant or a calculation empty (C12-10). */
export const wrongOperand = defineCheck({
  code: 'wrong-operand',
  severity: 'warning',
  summary: 'a comparison or calculation with something of a wrong type',
  needs: 'file',
  *run(view) {
    const { conditions, operands } = usesOf(view);
    for (const use of conditions)
      for (const { test, path } of testsOf(use.when))
        for (const wrong of mismatchesInTest(test)) yield found(use, wrong, path);
    for (const use of operands) for (const wrong of wrongInOperand(use)) yield found(use, wrong, []);
  },
});

function found(
  use: ConditionOrigin,
  { at, says, hint }: TypeMismatch,
  path: readonly (string | number)[],
): Found {
  const { file, pointer } = use.placeOf([...path, ...at]);
  return { file, pointer, message: `This ${says}.`, hint };
}
