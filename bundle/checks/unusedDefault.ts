import { compileOperand } from '../../transforms/conditions/compile.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import { type OperandUse, operandsOf } from '../view/operands.ts';
import type { Check } from './check.ts';

/** A `first` over a boolean, which is never empty: what stands behind it is never taken (C3-01, C8-17). */
export const unusedDefault: Check = {
  code: 'unused-default',
  *run(view) {
    for (const use of operandsOf(view)) {
      const index = neverEmpty(use);
      if (index < 0) continue;
      const { file, pointer } = use.place.at('first', index);
      yield {
        file,
        pointer,
        message: 'A boolean is never empty, so `first` always takes it and nothing that stands behind it.',
        hint: 'Compare the boolean in a condition instead, or take it out of the list.',
      };
    }
  },
};

/** Where a boolean stands in a list of `first`: the last of several is a default like any other. */
function neverEmpty({ value, scope, place }: OperandUse): number {
  const parts = value.first;
  if (!Array.isArray(parts)) return -1;
  const behind = parts.length === 1 ? parts : parts.slice(0, -1);
  return behind.findIndex((part) => {
    try {
      const operand = compileOperand(part, scope, place);
      return 'ref' in operand ? operand.ref.type === 'boolean' : isBooleanLiteral(operand);
    } catch (error) {
      // What cannot be compiled is a finding of its own.
      if (error instanceof ConfigurationError) return false;
      throw error;
    }
  });
}

function isBooleanLiteral(operand: object): boolean {
  return 'literal' in operand && typeof operand.literal === 'boolean';
}
